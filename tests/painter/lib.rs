//! A CPU renderer for `egui_kittest`: the same pixels on every machine, no GPU, no display, no Mesa.

use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{ImageData, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use mesh_raster::{Canvas, Texture};
use std::collections::BTreeMap;

/// Draws the output of egui into an image, on the CPU.
#[derive(Default)]
pub struct CpuRenderer {
    textures: BTreeMap<TextureId, Texture>,
}

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut changed: Vec<_> = delta.set.drain().collect();
        changed.sort_by_key(|(id, _)| *id);
        for (id, deltas) in changed {
            for delta in deltas {
                let ImageData::Color(image) = &delta.image;
                match delta.pos {
                    None => {
                        self.textures.insert(id, Texture::of(image));
                    }
                    Some(corner) => {
                        if let Some(texture) = self.textures.get_mut(&id) {
                            texture.patch(corner, image);
                        }
                    }
                }
            }
        }
        let mut freed: Vec<_> = delta.free.drain().collect();
        freed.sort();
        for id in freed {
            self.textures.remove(&id);
        }
    }

    fn render(&mut self, ctx: &egui::Context, output: &egui::FullOutput) -> Result<image::RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let background = ctx.global_style().visuals.panel_fill.to_array();
        let (width, height) = (size.x.ceil() as usize, size.y.ceil() as usize);
        let mut canvas = Canvas::filled(width, height, background);
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive else {
                return Err("paint callbacks cannot be drawn on the CPU".to_owned());
            };
            let Some(texture) = self.textures.get(&mesh.texture_id) else {
                continue;
            };
            canvas.mesh(&mesh, texture, clip_rect, scale);
        }
        let bytes = canvas.into_pixels().into_iter().flatten().collect();
        image::RgbaImage::from_raw(width as u32, height as u32, bytes)
            .ok_or_else(|| "the picture has an impossible size".to_owned())
    }
}
