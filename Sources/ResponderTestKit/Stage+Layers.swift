import ResponderPlatform

/// Panels and what else belongs to the screen.
extension Stage {
  /// Where a window that belongs to the screen lies on it, in points; nil for any other window, and for one
  /// that is not shown.
  public func layerFrame(of window: Window) -> Rect? {
    surface(of: window).flatMap { display.layers.frames[ObjectIdentifier($0)] }
  }

  /// What panels leave of the screen for windows, in points.
  public var usableScreen: Rect { display.layers.usable }

  /// The layer of a window that belongs to the screen, as the display knows it: `top keyboard onDemand`; nil
  /// for any other window.
  public func layerDescription(of window: Window) -> String? {
    surface(of: window)?.layer.map { "\($0.layer) keyboard \($0.keyboard)" }
  }

  /// The desktop takes a window that belongs to the screen away, as when its monitor is unplugged. Nobody is
  /// asked.
  public func removeLayer(_ window: Window) {
    guard let surface = surface(of: window), surface.layer != nil else { return }
    application.surfaceWasClosed(surface)
    application.settle()
  }

  private func surface(of window: Window) -> HeadlessSurface? {
    display.surfaces.first { application.window(showing: $0) === window }
  }
}
