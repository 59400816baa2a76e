import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The role of a window: its `xdg_toplevel`, and the decoration if the compositor has
/// `zxdg_decoration_manager_v1`.
@MainActor final class WaylandToplevel {
  /// The longest title or application id that is sent, in bytes. A message has room for 4,096 bytes.
  static let maximumTextSize = 2_048

  let toplevel: XdgToplevel
  private let decoration: ZxdgToplevelDecorationV1?
  @BackLink private var surface: WaylandSurface?
  /// The limits that the application has set, or `nil` for none.
  private var limits: (minimum: Size?, maximum: Size?)
  /// The insets of the window geometry in the surface that were last sent to the compositor, in points.
  private var knownRoom = EdgeInsets.zero

  /// Gives a surface the role of a window, and requests decorations of the compositor.
  init(
    surface: WaylandSurface, wmBase: XdgWmBase, decorationManager: ZxdgDecorationManagerV1?
  ) {
    self.surface = surface
    toplevel = surface.makeXdgSurface(wmBase).getToplevel()
    decoration = decorationManager?.getToplevelDecoration(toplevel: toplevel)
    toplevel.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    decoration?.onEvent = { [surfaceLink = BackLink(surface)] event in
      switch event {
      case .configure(let mode):
        surfaceLink.target?.tracker.setDecoratedByServer(mode == .serverSide)
      }
    }
    decoration?.setMode(mode: .serverSide)
  }

  /// Destroys the objects. The protocol requires that the decoration is destroyed before its toplevel.
  func destroy() {
    decoration?.destroy()
    toplevel.destroy()
  }

  func setTitle(_ title: String) {
    toplevel.setTitle(title: title.limited(toUTF8Count: Self.maximumTextSize))
  }

  func setApplicationID(_ id: String) {
    toplevel.setAppId(appId: id.limited(toUTF8Count: Self.maximumTextSize))
  }

  func setSizeLimits(minimum: Size?, maximum: Size?) {
    limits = (minimum, maximum)
    sendSizeLimits()
  }

  /// Sets the insets of the window geometry in the surface for the next commit.
  ///
  /// Mutter adds the insets at the time of the request to the limits, and subtracts the insets at the time of
  /// use. A window that gets a shadow after its limits could therefore become smaller than these. The limits
  /// are sent again with every commit that changes the insets.
  func setRoom(_ room: EdgeInsets) {
    guard room != knownRoom else { return }
    knownRoom = room
    if limits.minimum != nil || limits.maximum != nil { sendSizeLimits() }
  }

  /// Sends the limits. Zero means that there is no limit. A maximum below the minimum would be a protocol
  /// error.
  private func sendSizeLimits() {
    let smallest = Self.wholePoints(limits.minimum)
    let largest = Self.wholePoints(limits.maximum)
    toplevel.setMinSize(width: smallest.width, height: smallest.height)
    toplevel.setMaxSize(
      width: largest.width == 0 ? 0 : max(largest.width, smallest.width),
      height: largest.height == 0 ? 0 : max(largest.height, smallest.height))
  }

  private static func wholePoints(_ size: Size?) -> (width: Int32, height: Int32) {
    func points(_ length: Double) -> Int32 {
      Int32(min(max(0, length.rounded(.up)), Double(WaylandLimits.maximumExtent)))
    }
    return (points(size?.width ?? 0), points(size?.height ?? 0))
  }

  private func handle(_ event: XdgToplevel.Event) {
    guard let surface, !surface.isDestroyed else { return }
    switch event {
    case .configure(let width, let height, let states):
      let states = SurfaceStates(rawValue: Self.bits(states))
      surface.survive(surface.tracker.setToplevel(width: width, height: height, states: states))
    case .close:
      surface.display?.events?.surfaceCloseRequested(surface)
    case .configureBounds(let width, let height):
      surface.tracker.setBounds(width: width, height: height)
    case .wmCapabilities(let capabilities):
      surface.tracker.setCapabilities(.init(rawValue: Self.bits(capabilities)))
    }
  }

  /// Returns the 32-bit numbers of a `wl_array` as a mask with a bit for each number, as in ``SurfaceStates``
  /// and ``WindowManagerCapabilities``. Numbers above 31 are ignored.
  private static func bits(_ array: [UInt8]) -> UInt32 {
    array.uint32Values.reduce(0) { $1 < 32 ? $0 | 1 << $1 : $0 }
  }
}

extension String {
  /// Returns the longest prefix of whole characters that has at most `limit` bytes.
  func limited(toUTF8Count limit: Int) -> String {
    if utf8.count <= limit { return self }
    var result = ""
    var count = 0
    for character in self {
      count += character.utf8.count
      if count > limit { break }
      result.append(character)
    }
    return result
  }
}
