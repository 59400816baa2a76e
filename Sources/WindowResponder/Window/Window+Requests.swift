import ResponderPlatform

/// What a window may ask of the desktop. ``Application/desktopFeatures`` tells what there is of it.
extension Window {
  /// A picture by which the desktop shows the window, as in its list of windows; nil for the program's icon.
  ///
  /// It is drawn in the sizes that the desktop likes, as large as fits into a square. Needs
  /// ``DesktopFeatures/windowIcons`` (`xdg_toplevel_icon_v1`).
  public final var icon: Image? {
    get { desktopRequests?.icon }
    set {
      ownRequests.icon = newValue
      iconDidChange()
    }
  }

  /// The same by the name that it has in the desktop's themes, as `document-open`; the desktop takes
  /// ``icon`` where it has none of that name.
  public final var iconName: String? {
    get { desktopRequests?.iconName }
    set {
      ownRequests.iconName = newValue
      iconDidChange()
    }
  }

  /// Whether the window gets the keys that the desktop would take, as Alt+Tab: for one that shows another
  /// machine's screen. The user can refuse, and take them back; setting it to true again then asks again.
  ///
  /// Needs ``DesktopFeatures/desktopKeys`` (`zwp_keyboard_shortcuts_inhibit_manager_v1`).
  public final var takesDesktopKeys: Bool {
    get { desktopRequests?.wishes.takesDesktopKeys ?? false }
    set {
      if newValue, takesDesktopKeys, !hasDesktopKeys {
        ownRequests.wishes.desktopKeysRepeats += 1
      }
      ownRequests.wishes.takesDesktopKeys = newValue
      requestsDidChange()
    }
  }

  /// Whether the desktop lets the window have those keys at present.
  public final var hasDesktopKeys: Bool { desktopRequests?.hasDesktopKeys ?? false }

  /// The part of the window that the pointer does not leave while the window is in front, in the window's
  /// coordinates; nil lets it go anywhere. A controller that locks the pointer goes before. Where the desktop
  /// has let the pointer go, setting it again asks again.
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

  /// Whether the pointer is locked or confined at present.
  public final var isPointerHeld: Bool { desktopRequests?.isPointerHeld ?? false }

  /// Called when the pointer's device has moved while the pointer is locked or confined; a locked pointer
  /// tells nothing else. Needs `zwp_relative_pointer_manager_v1` beside.
  public final var pointerMotionHandler: ((PointerMotion) -> Void)? {
    get { desktopRequests?.pointerMotionHandler }
    set { ownRequests.pointerMotionHandler = newValue }
  }

  /// How the device of a pointer that is held has moved. Follows GameController's `GCMouseInput`, which is
  /// where UIKit's programs hear of it.
  public struct PointerMotion: Hashable, Sendable {
    /// As far as the pointer would have moved, in points.
    public var delta: Vector
    /// As far as the device did, without what the desktop makes of fast moves.
    public var unacceleratedDelta: Vector
    /// When, in seconds, on the clock of ``Event/timestamp``.
    public var timestamp: Double
  }

  func iconDidChange() {
    guard let requests = desktopRequests, let surface else { return }
    guard requests.hasIcon else { return surface.setIcon(nil) }
    surface.setIcon(
      SurfaceIcon(name: requests.iconName, paint: requests.icon.map { painter(of: $0) }))
  }

  /// Draws an image as an icon, in the colours that the window has now.
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

  /// Asks the desktop for a token by which another program may raise its window: it is passed on as
  /// `XDG_ACTIVATION_TOKEN` in that program's environment, or over the session bus.
  ///
  /// Ask while the press is handled that leads to it: without one most desktops give a token that raises
  /// nothing. Follows `xdg_activation_v1`.
  ///
  /// - Parameter identifier: The other program's, as `org.example.Viewer`, where it is known.
  /// - Returns: Nil where the desktop gives none, or the window is not on screen.
  public final func activationToken(
    forApplication identifier: String? = nil
  ) async -> String? {
    await withCheckedContinuation { continuation in
      requestActivationToken(for: identifier) { continuation.resume(returning: $0) }
    }
  }

  /// The same with a closure, which is called once, at once or later.
  public final func requestActivationToken(
    for identifier: String? = nil, completion: @escaping (String?) -> Void
  ) {
    guard let surface else { return completion(nil) }
    surface.requestActivationToken(for: identifier, completion)
  }

  /// Asks the desktop to raise the window, by a token that another program has got for it.
  public final func activate(withToken token: String) {
    if !token.isEmpty { surface?.activate(token: token) }
  }
}

extension Image {
  /// Draws the image as large as fits, in the middle of a square.
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
