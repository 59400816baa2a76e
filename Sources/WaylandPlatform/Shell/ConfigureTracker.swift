import ResponderGeometry
import ResponderPlatform

/// The state that the compositor requests for a surface, and the serial that has not been acknowledged.
///
/// Events collect until `xdg_surface.configure` makes them one state. Of several states, only the newest is
/// reported, and only its serial is acknowledged.
struct ConfigureTracker {
  /// The reason that a requested size is not used.
  enum Oddity: Equatable {
    case absurdSize(width: Int32, height: Int32)
  }

  private var gathered = SurfaceConfiguration()
  private var latched: SurfaceConfiguration?
  /// The serial of the latched state, if that was not reported yet.
  private var newSerial: UInt32?
  /// The serial of the state that was reported and not acknowledged yet.
  private var toldSerial: UInt32?

  /// A Boolean value that indicates whether the first configure has arrived. Before it, no buffer may be
  /// attached.
  var isConfigured: Bool { latched != nil }

  /// Collects `xdg_toplevel.configure`. If a width or height is zero, the window chooses it.
  ///
  /// If the size is out of range, returns an oddity and keeps the last valid size.
  mutating func setToplevel(width: Int32, height: Int32, states: SurfaceStates) -> Oddity? {
    gathered.states = states
    let limits = 0...Int32(WaylandLimits.maximumExtent)
    guard limits.contains(width), limits.contains(height) else {
      return .absurdSize(width: width, height: height)
    }
    gathered.width = width == 0 ? nil : Double(width)
    gathered.height = height == 0 ? nil : Double(height)
    return nil
  }

  /// Collects `xdg_toplevel.configure_bounds`. Zero means that the bounds are unknown.
  mutating func setBounds(width: Int32, height: Int32) {
    gathered.bounds =
      width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  /// Collects `xdg_toplevel.wm_capabilities`.
  mutating func setCapabilities(_ capabilities: WindowManagerCapabilities) {
    gathered.capabilities = capabilities
  }

  /// Collects `zxdg_toplevel_decoration_v1.configure`.
  mutating func setDecoratedByServer(_ isDecorated: Bool) {
    gathered.isDecoratedByServer = isDecorated
  }

  /// Collects `xdg_popup.configure`: the position in the parent's window geometry, and the size.
  mutating func setPopup(x: Int32, y: Int32, width: Int32, height: Int32) -> Oddity? {
    let limits = 1...Int32(WaylandLimits.maximumExtent)
    guard limits.contains(width), limits.contains(height) else {
      return .absurdSize(width: width, height: height)
    }
    gathered.width = Double(width)
    gathered.height = Double(height)
    gathered.popupFrame = Rect(
      x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    return nil
  }

  /// Collects `zwlr_layer_surface_v1.configure` without its serial. If a width or height is zero, the surface
  /// chooses it.
  mutating func setLayer(width: UInt32, height: UInt32) -> Oddity? {
    setToplevel(
      width: Int32(clamping: width), height: Int32(clamping: height), states: gathered.states)
  }

  /// Makes the collected events one state. `xdg_surface.configure`
  mutating func configure(serial: UInt32) {
    newSerial = serial
    latched = gathered
  }

  /// Returns the newest state if it was not reported yet, and marks it as reported.
  mutating func takeNotifications() -> SurfaceConfiguration? {
    guard let newSerial else { return nil }
    toldSerial = newSerial
    self.newSerial = nil
    return latched
  }

  /// Returns the serial to acknowledge before the next commit, and removes it.
  ///
  /// It is the serial of the newest reported state, since the frame that is drawn now does not follow a later
  /// state.
  mutating func takeSerial() -> UInt32? {
    defer { toldSerial = nil }
    return toldSerial
  }
}
