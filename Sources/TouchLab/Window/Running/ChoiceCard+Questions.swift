import ResponderWords
import Widgets

/// What is asked while tests are on.
extension ChoiceCard {
  /// How it goes on after a part was stopped.
  static func stopped(
    _ title: String, again: @escaping @MainActor () -> Void, skip: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void
  ) -> ChoiceCard {
    ChoiceCard(
      title: title, text: localized("Stopped. How does it go on?"),
      buttons: [
        Looks.button(
          localized("Begin again"), symbol: "arrow.counterclockwise", isProminent: true, again),
        Looks.button(localized("Skip"), symbol: "forward.end", skip),
        Looks.button(localized("End all tests"), symbol: "xmark", leave),
      ])
  }

  /// What has to be so before a part begins. What can be seen is waited for; the rest somebody confirms.
  static func preparing(
    _ title: String, for preparation: TestPreparation, confirm: @escaping @MainActor () -> Void,
    skip: @escaping @MainActor () -> Void
  ) -> ChoiceCard {
    var text = ""
    var buttons: [Button] = []
    switch preparation {
    case .confirm(let words):
      text = words
      buttons.append(
        Looks.button(localized("It is so"), symbol: "checkmark", isProminent: true, confirm))
    case .turn(_, let words), .output(_, let words): text = words
    case .none, .handsOff: break
    }
    buttons.append(Looks.button(localized("Skip"), symbol: "forward.end", skip))
    return ChoiceCard(title: title, text: text, buttons: buttons)
  }
}
