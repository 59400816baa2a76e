/// A delegate that lets a tap on a link also position the caret.
@MainActor final class LinkGestures: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { true }
}

extension TextView {
  /// Adds the recognizer of taps on links.
  func preparesLinks() {
    guard kept.linkTap == nil else { return }
    let tap = TapGestureRecognizer()
    tap.name = "Link"
    tap.delegate = kept.linkGestures
    tap.addAction(
      Action { [weak self, weak tap] _ in
        if let self, let tap { openLink(at: tap.location(in: self)) }
      })
    addGestureRecognizer(tap)
    kept.linkTap = tap
  }

  private func link(at point: Point) -> (address: String, range: TextRange)? {
    characterRange(at: point).flatMap { link(at: $0.start) }
  }

  /// Returns the link at a position and its range, or `nil` if there is none.
  package func link(at position: TextPosition) -> (address: String, range: TextRange)? {
    editor.link(at: position)
  }

  /// Returns a Boolean value that indicates whether a tap opens a link. In editable text a tap positions the
  /// caret, and opens the link only with the Control key.
  func mayOpenLink(_ tap: TapGestureRecognizer?) -> Bool {
    guard let tap, isSelectable, !isEditable || tap.modifierFlags.contains(.control) else {
      return false
    }
    return link(at: tap.location(in: self)) != nil
  }

  private func openLink(at point: Point) {
    guard let (address, range) = link(at: point) else { return }
    guard let textDelegate else { return Application.shared.open(address: address) }
    let opens = textDelegate.textView(
      self, shouldInteractWith: address, in: range, interaction: .invokeDefaultAction)
    if opens { textDelegate.textView(self, openLink: address, in: range) }
  }
}
