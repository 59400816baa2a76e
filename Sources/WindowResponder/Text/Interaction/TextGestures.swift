/// The recognizers of a ``TextInteraction``, and who decides about them.
@MainActor final class TextGestures: GestureRecognizerDelegate {
  private weak var interaction: TextInteraction?
  private let press: TextPressRecognizer

  /// All of them.
  var all: [GestureRecognizer] { [press] }

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    press = TextPressRecognizer(interaction)
    press.name = "Text press"
    press.addAction(Action { [weak self] _ in self?.pressed() })
    for recognizer in all { recognizer.delegate = self }
  }

  func move(to view: View?) {
    for recognizer in all {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
  }

  private func pressed() { interaction?.pressed(press) }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    interaction?.owns(touch) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let interaction, let view = gestureRecognizer.view else { return false }
    let point = gestureRecognizer.location(in: view)
    return interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true
  }
}
