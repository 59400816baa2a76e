import ResponderPlatform

/// The requests of a window to the desktop. ``Application/desktopFeatures`` contains those that it supports.
extension Window {
  /// An image that represents the window, for example in a list of windows, or `nil` for the program's icon.
  ///
  /// It is drawn in the sizes that the desktop prefers, scaled to fit into a square. Needs
  /// ``DesktopFeatures/windowIcons`` (`xdg_toplevel_icon_v1`).
  public final var icon: Image? {
    get { desktopRequests?.icon }
    set {
      ownRequests.icon = newValue
      iconDidChange()
    }
  }

  /// The name of the window's icon in the desktop's themes, such as `document-open`. If the theme has no such
  /// icon, the desktop uses ``icon``.
  public final var iconName: String? {
    get { desktopRequests?.iconName }
    set {
      ownRequests.iconName = newValue
      iconDidChange()
    }
  }

  /// A Boolean value that indicates whether the window receives the desktop's keyboard shortcuts, such as
  /// Alt+Tab. Set it for a window that shows another machine's screen. The default is `false`. The user can
  /// refuse and revoke it. Setting it to `true` again repeats the request.
  ///
  /// Needs ``DesktopFeatures/desktopKeys`` (`zwp_keyboard_shortcuts_inhibit_manager_v1`).
  public final var takesDesktopKeys: Bool {
    get { desktopRequests?.surfaceRequests.takesDesktopKeys ?? false }
    set {
      if newValue, takesDesktopKeys, !hasDesktopKeys {
        ownRequests.surfaceRequests.desktopKeysRepeats += 1
      }
      ownRequests.surfaceRequests.takesDesktopKeys = newValue
      requestsDidChange()
    }
  }

  /// A Boolean value that indicates whether the window receives the desktop's keyboard shortcuts at present.
  public final var hasDesktopKeys: Bool { desktopRequests?.hasDesktopKeys ?? false }

  /// The part of the window to which the pointer is confined while the window is active, in the window's
  /// coordinates, or `nil` for no confinement. A controller that locks the pointer has priority. If the
  /// compositor has released the pointer, setting the property repeats the request.
  ///
  /// Needs ``DesktopFeatures/pointerLock`` (`zwp_pointer_constraints_v1`).
  public final var pointerConfinement: Rect? {
    get { desktopRequests?.confinement }
    set {
      ownRequests.confinement = newValue
      requestsDidChange()
      if newValue != nil { pointerHoldWasWantedAgain() }
    }
  }

  /// A Boolean value that indicates whether the pointer is locked or confined at present.
  public final var isPointerHeld: Bool { desktopRequests?.isPointerHeld ?? false }

  /// A closure that is called when the pointer's device has moved while the pointer is locked or confined. A
  /// locked pointer sends no other events. Also requires `zwp_relative_pointer_manager_v1`.
  public final var pointerMotionHandler: ((PointerMotion) -> Void)? {
    get { desktopRequests?.pointerMotionHandler }
    set { ownRequests.pointerMotionHandler = newValue }
  }

  /// A movement of the device of a locked or confined pointer. Follows GameController's `GCMouseInput`, which
  /// UIKit programs use.
  public struct PointerMotion: Hashable, Sendable {
    /// The distance that the pointer would have moved, in points.
    public var delta: Vector
    /// The distance without the desktop's pointer acceleration.
    public var unacceleratedDelta: Vector
    /// The time, in seconds, on the clock of ``Event/timestamp``.
    public var timestamp: Double
  }

  func iconDidChange() {
    guard let requests = desktopRequests, let surface else { return }
    guard requests.hasIcon else { return surface.setIcon(nil) }
    surface.setIcon(
      SurfaceIcon(name: requests.iconName, paint: requests.icon.map { painter(of: $0) }))
  }

  /// Returns a closure that draws an image as an icon, in the current colors of the window.
  private func painter(of image: Image) -> @MainActor (PixelBuffer) -> Void {
    let traits = shownTraits
    let palette = theme.palette
    return { pixels in
      let context = GraphicsContext(pixels: pixels)
      context.palette = palette
      context.traits = traits
      traits.withCurrent {
        context.withCurrent { image.drawAsIcon(in: context, of: pixels) }
      }
    }
  }

  // MARK: Activation

  /// Requests an activation token with which another program can activate its window. Pass it as
  /// `XDG_ACTIVATION_TOKEN` in that program's environment, or over the session bus.
  ///
  /// Request it while the press that leads to it is being handled. Otherwise most compositors send a token
  /// without effect. Follows `xdg_activation_v1`.
  ///
  /// - Parameter identifier: The other program's identifier, such as `org.example.Viewer`, or `nil` if it is
  ///   not known.
  /// - Returns: The token, or `nil` if the desktop sends none or the window is not on screen.
  public final func activationToken(
    forApplication identifier: String? = nil
  ) async -> String? {
    await withCheckedContinuation { continuation in
      requestActivationToken(for: identifier) { continuation.resume(returning: $0) }
    }
  }

  /// Requests an activation token. The closure is called once, at once or later.
  public final func requestActivationToken(
    for identifier: String? = nil, completion: @escaping (String?) -> Void
  ) {
    guard let surface else { return completion(nil) }
    surface.requestActivationToken(for: identifier, completion)
  }

  /// Activates the window with an activation token that another program has requested for it.
  public final func activate(withToken token: String) {
    if !token.isEmpty { surface?.activate(token: token) }
  }
}

extension Image {
  /// Draws the image in the center of a square, scaled to fit.
  @MainActor fileprivate func drawAsIcon(in context: GraphicsContext, of pixels: PixelBuffer) {
    let side = Double(pixels.width) / pixels.scale
    context.clear(Rect(x: 0, y: 0, width: side, height: side))
    guard size.width > 0, size.height > 0 else { return }
    let share = min(side / size.width, side / size.height)
    let fitted = Size(width: size.width * share, height: size.height * share)
    context.draw(
      self,
      in: Rect(
        x: (side - fitted.width) / 2, y: (side - fitted.height) / 2, width: fitted.width,
        height: fitted.height))
  }
}
