import ResponderPlatform

/// Panels and other layer windows of the screen.
extension Stage {
  /// Returns the frame of a layer window on the screen, in points. For other windows, and for one that is not
  /// shown, returns `nil`.
  public func layerFrame(of window: Window) -> Rect? {
    surface(of: window).flatMap { display.layers.frames[ObjectIdentifier($0)] }
  }

  /// The area of the screen that panels leave for windows, in points.
  public var usableScreen: Rect { display.layers.usable }

  /// Returns the display's description of the layer of a layer window, such as `top keyboard onDemand`. For
  /// other windows, returns `nil`.
  public func layerDescription(of window: Window) -> String? {
    surface(of: window)?.layer.map { "\($0.layer) keyboard \($0.keyboard)" }
  }

  /// Removes a layer window as the desktop does, for example when its monitor is disconnected. The program
  /// cannot prevent it.
  public func removeLayer(_ window: Window) {
    guard let surface = surface(of: window), surface.layer != nil else { return }
    application.surfaceWasClosed(surface)
    application.settle()
  }

  private func surface(of window: Window) -> HeadlessSurface? {
    display.surfaces.first { application.window(showing: $0) === window }
  }
}
