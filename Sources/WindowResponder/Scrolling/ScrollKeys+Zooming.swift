import ResponderPlatform

/// Zooming with keys: Ctrl with plus and minus zooms, and Ctrl+0 shows the content in its own size.
extension ScrollKeys {
  /// Zooms for a key around the center of the visible part. Returns a Boolean value that indicates whether
  /// the key zooms.
  func zooms(for press: Press) -> Bool {
    guard view.isZoomEnabled, let key = press.key,
      let scale = scale(for: key, from: view.engine.zoomMove?.to.scale ?? view.zoomScale)
    else { return false }
    view.engine.zoomAboutMiddle(to: scale, animated: true)
    return true
  }

  private func scale(for key: Key, from scale: Double) -> Double? {
    let factor = view.engine.settings.wheelZoom
    if ["+", "="].contains(where: { key.matches($0, modifierFlags: .control) }) {
      return scale * factor
    }
    if key.matches("-", modifierFlags: .control) { return scale / factor }
    if key.matches("0", modifierFlags: .control) { return 1 }
    return nil
  }
}
