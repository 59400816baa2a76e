import ResponderRuntime

/// The gesture recognizers of a ``TextInteraction``, and their delegate.
@MainActor final class TextGestures: GestureRecognizerDelegate {
  @BackLink private var interaction: TextInteraction?
  private let press: TextPressRecognizer
  private let tap: TextTapRecognizer
  private let hold = LongPressGestureRecognizer()

  /// All recognizers.
  var all: [GestureRecognizer] { [press, tap, hold] }

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    press = TextPressRecognizer(interaction)
    tap = TextTapRecognizer(interaction)
    press.name = "Text press"
    tap.name = "Text tap"
    tap.addAction(Action { [weak self] _ in self?.tapped() })
    hold.name = "Text hold"
    hold.allowedTouchTypes = [.direct, .pencil]
    hold.addAction(Action { [weak self] _ in self?.held() })
    press.addAction(Action { [weak self] _ in self?.pressed() })
    for recognizer in all { recognizer.delegate = self }
  }

  /// Returns a Boolean value that indicates whether a recognizer belongs to this object.
  func isOurs(_ recognizer: GestureRecognizer) -> Bool {
    recognizer === press || recognizer === tap || recognizer === hold
  }

  func move(to view: View?) {
    for recognizer in all {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
  }

  private func pressed() { interaction?.pressed(press) }

  private func tapped() {
    interaction?.tapped(at: tap.location(in: nil), count: tap.tapCount)
  }

  private func held() { interaction?.held(hold) }

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
