import ResponderWords
import Widgets

/// The questions during tests.
extension ChoiceCard {
  /// Returns the question how to continue after a part was stopped.
  static func stopped(
    _ title: String, again: @escaping @MainActor () -> Void, skip: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void
  ) -> ChoiceCard {
    ChoiceCard(
      title: title, text: localized("Stopped. How does it go on?"),
      buttons: [
        LabStyle.button(
          localized("Begin again"), symbol: "arrow.counterclockwise", isProminent: true, again),
        LabStyle.button(localized("Skip"), symbol: "forward.end", skip),
        LabStyle.button(localized("End all tests"), symbol: "xmark", leave),
      ])
  }

  /// Returns the question for a condition before a part begins. Conditions that the program can detect are
  /// awaited, and the user confirms others.
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
        LabStyle.button(localized("It is so"), symbol: "checkmark", isProminent: true, confirm))
    case .turn(_, let words), .output(_, let words): text = words
    case .none, .handsOff: break
    }
    buttons.append(LabStyle.button(localized("Skip"), symbol: "forward.end", skip))
    return ChoiceCard(title: title, text: text, buttons: buttons)
  }
}
