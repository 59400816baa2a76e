import ResponderGeometry
import ResponderPlatform
import Wayland

/// What makes a surface a window: its `xdg_toplevel`, and the decoration where that is offered.
@MainActor final class WaylandToplevel {
  /// The longest title or application id that is sent, in bytes: a message has room for 4,096.
  static let maximumTextSize = 2_048

  let toplevel: XdgToplevel
  private let decoration: ZxdgToplevelDecorationV1?
  private weak var surface: WaylandSurface?
  /// The limits that the program has set; nil for none.
  private var limits: (minimum: Size?, maximum: Size?)
  /// The room around the window geometry that the compositor knows of, in points.
  private var knownRoom = EdgeInsets.zero

  /// Gives a surface the role of a window, decorated by the compositor if it likes to.
  init(
    surface: WaylandSurface, wmBase: XdgWmBase, decorationManager: ZxdgDecorationManagerV1?
  ) {
    self.surface = surface
    toplevel = surface.makeXdgSurface(wmBase).getToplevel()
    decoration = decorationManager?.getToplevelDecoration(toplevel: toplevel)
    toplevel.onEvent = { [weak self] event in self?.handle(event) }
    decoration?.onEvent = { [weak surface] event in
      switch event {
      case .configure(let mode): surface?.tracker.setDecoratedByServer(mode == .serverSide)
      }
    }
    decoration?.setMode(mode: .serverSide)
  }

  /// Destroys the objects; the decoration must go before its toplevel.
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

  /// The next commit changes the room that the surface has around its window geometry.
  ///
  /// Mutter keeps limits with the room as it is when they come, and takes off the room as it is when it
  /// uses them: a window that gets a shadow after its limits could become smaller than these. So they
  /// go with every commit that changes the room.
  func setRoom(_ room: EdgeInsets) {
    guard room != knownRoom else { return }
    knownRoom = room
    if limits.minimum != nil || limits.maximum != nil { sendSizeLimits() }
  }

  /// Zero tells that there is no limit. A maximum below the minimum is a protocol error.
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

  /// The 32-bit numbers of a `wl_array` as a mask with a bit at each: that is how
  /// ``SurfaceStates`` and ``WindowManagerCapabilities`` count. Larger numbers mean nothing to us.
  private static func bits(_ array: [UInt8]) -> UInt32 {
    array.uint32Values.reduce(0) { $1 < 32 ? $0 | 1 << $1 : $0 }
  }
}

extension String {
  /// The longest beginning of whole characters that has no more bytes than this.
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
