//! STORY-18..24: the way of a campaign from quest to quest.

use super::people::{beginners, codes, library, packed};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::library::Library;
use delvewright::games::massive_darkness::rules::story::{CampaignState, HeroRecord, QuestEnd, QuestResult, Stage};

fn campaign(library: &Library) -> CampaignState {
    let order = ["tutorial", "quest-01", "quest-02"].map(str::to_owned).to_vec();
    CampaignState::begin(library, Edition::De, 2, beginners(library, 2), order).unwrap()
}

fn result(end: QuestEnd, party: &[HeroRecord]) -> QuestResult {
    QuestResult { end, rounds: 7, party: party.to_vec() }
}

// STORY-18, STORY-19, MARKET-01
#[test]
fn after_a_win_the_town_comes_before_the_next_quest_and_never_before_the_first() {
    let library = library();
    let mut campaign = campaign(&library);
    assert_eq!((campaign.stage, campaign.next_quest()), (Stage::Ready, Some("tutorial")));
    let mut party = campaign.party.clone();
    party[0].micro_xp = 3;
    assert_eq!(campaign.got_ready(&library, party.clone()).unwrap_err().rule(), "MARKET-01");
    campaign.quest_ended(&library, result(QuestEnd::Won, &party)).unwrap();
    assert_eq!((campaign.stage, campaign.next_quest()), (Stage::Town, Some("quest-01")));
    assert_eq!(campaign.party[0].micro_xp, 3, "nothing is lost by winning");
    let refused = campaign.quest_ended(&library, result(QuestEnd::Won, &party)).unwrap_err();
    assert_eq!(refused.rule(), "MARKET-01");
    campaign.got_ready(&library, party.clone()).unwrap();
    for _ in 0..2 {
        campaign.quest_ended(&library, result(QuestEnd::Won, &party)).unwrap();
        let _ = campaign.got_ready(&library, party.clone());
    }
    assert_eq!((campaign.stage, campaign.next_quest(), campaign.done.len()), (Stage::Finished, None, 3));
}

// STORY-20, STORY-21, STORY-22, STORY-23
#[test]
fn a_lost_quest_costs_all_micro_xp_and_is_repeated_without_the_market_or_left() {
    let library = library();
    let mut campaign = campaign(&library);
    let mut party = campaign.party.clone();
    party[0].micro_xp = 3;
    party[0].xp = 9;
    party[1].skills.insert("enhance-health".into(), 1);
    campaign.quest_ended(&library, result(QuestEnd::Lost, &party)).unwrap();
    assert_eq!(campaign.stage, Stage::Lost);
    assert_eq!((campaign.party[0].micro_xp, campaign.party[0].xp), (0, 9));
    assert_eq!(campaign.party[1].skills["enhance-health"], 1);
    let mut left = campaign.clone();
    left.go_on().unwrap();
    assert_eq!((left.stage, left.next_quest()), (Stage::Town, Some("quest-01")));
    campaign.repeat().unwrap();
    assert_eq!((campaign.stage, campaign.next_quest()), (Stage::Repeat, Some("tutorial")));
    let party = campaign.party.clone();
    campaign.got_ready(&library, party).unwrap();
    assert_eq!((campaign.stage, campaign.next_quest()), (Stage::Ready, Some("tutorial")));
    assert_eq!(campaign.repeat().unwrap_err().rule(), "STORY-21");
}

// STORY-16, STORY-20
#[test]
fn after_a_loss_everybody_keeps_six_cards_at_most_and_the_owner_says_which() {
    let library = library();
    let mut campaign = campaign(&library);
    let mut party = campaign.party.clone();
    party[0].cards.extend(codes(&library, "T", 1, 6).iter().map(|code| packed(code)));
    campaign.quest_ended(&library, result(QuestEnd::Lost, &party)).unwrap();
    assert_eq!(campaign.stage, Stage::Discard);
    assert_eq!(campaign.repeat().unwrap_err().rule(), "STORY-21", "first he discards");
    let kept = |keep: &[usize]| {
        let mut party = campaign.party.clone();
        party[0].cards = keep.iter().map(|at| campaign.party[0].cards[*at].clone()).collect();
        party
    };
    let rule = |party: Vec<HeroRecord>| campaign.clone().discarded(&library, party).map_err(|refusal| refusal.rule());
    assert_eq!(rule(kept(&[0, 1, 2, 3, 4, 5, 6])), Err("STORY-17"));
    assert_eq!(rule(kept(&[0, 1, 2])), Err("STORY-20"), "not more than needed");
    let mut cheat = kept(&[2, 3, 4, 5, 6, 7]);
    cheat[0].xp += 1;
    assert_eq!(rule(cheat), Err("STORY-20"));
    let mut exchange = kept(&[2, 3, 4, 5, 6, 7]);
    exchange[0].cards[0] = packed(&codes(&library, "T", 5, 1)[0]);
    assert_eq!(rule(exchange), Err("STORY-20"));
    let after = kept(&[2, 3, 4, 5, 6, 7]);
    campaign.discarded(&library, after.clone()).unwrap();
    assert_eq!((campaign.stage, &campaign.party), (Stage::Lost, &after));
}

// STORY-24
#[test]
fn heroes_classes_and_bought_skills_stay() {
    let library = library();
    let mut campaign = campaign(&library);
    campaign.party[0].skills.insert("enhance-health".into(), 1);
    let rule = |change: &dyn Fn(&mut Vec<HeroRecord>)| {
        let mut party = campaign.party.clone();
        change(&mut party);
        campaign.clone().quest_ended(&library, result(QuestEnd::Won, &party)).map_err(|refusal| refusal.rule())
    };
    assert_eq!(rule(&|_| {}), Ok(()));
    assert_eq!(rule(&|party| party.swap(0, 1)), Err("STORY-24"));
    assert_eq!(rule(&|party| drop(party.pop())), Err("STORY-24"));
    assert_eq!(rule(&|party| party[0].class = party[1].class.clone()), Err("STORY-24"));
    assert_eq!(rule(&|party| party[0].skills.clear()), Err("STORY-24"));
    assert_eq!(rule(&|party| party[0].xp = 31), Err("XP-03"));
}

// STORY-17, MARKET-11
#[test]
fn nobody_leaves_town_with_seven_cards() {
    let library = library();
    let mut campaign = campaign(&library);
    let mut party = campaign.party.clone();
    party[0].cards.extend(codes(&library, "T", 1, 5).iter().map(|code| packed(code)));
    campaign.quest_ended(&library, result(QuestEnd::Won, &party)).unwrap();
    assert_eq!(campaign.got_ready(&library, party.clone()).unwrap_err().rule(), "STORY-17");
    party[0].cards.pop();
    campaign.got_ready(&library, party).unwrap();
    campaign.check_ready(&library).unwrap();
}
