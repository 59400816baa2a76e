import ResponderGeometry
import ResponderPlatform

/// What the compositor wants of a surface, and which serial is still to be answered.
///
/// Plain data. Events gather until `xdg_surface.configure` makes them one state; of several states
/// only the newest is passed on, and only its serial is acknowledged.
struct ConfigureTracker {
  /// What is wrong with a size that was asked for.
  enum Oddity: Equatable {
    case absurdSize(width: Int32, height: Int32)
  }

  private var gathered = SurfaceConfiguration()
  private var latched: SurfaceConfiguration?
  /// The serial of what is latched and has not been passed on.
  private var newSerial: UInt32?
  /// The serial of what has been passed on and not been acknowledged.
  private var toldSerial: UInt32?

  /// Whether the first configure has come, before which nothing may be shown.
  var isConfigured: Bool { latched != nil }

  /// `xdg_toplevel.configure`; zero for a width or height is left to the window.
  ///
  /// An absurd size is returned as an oddity and not used: the last good one stays.
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

  /// `xdg_toplevel.configure_bounds`; zero is unknown.
  mutating func setBounds(width: Int32, height: Int32) {
    gathered.bounds =
      width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  /// `xdg_toplevel.wm_capabilities`.
  mutating func setCapabilities(_ capabilities: WindowManagerCapabilities) {
    gathered.capabilities = capabilities
  }

  /// `zxdg_toplevel_decoration_v1.configure`.
  mutating func setDecoratedByServer(_ isDecorated: Bool) {
    gathered.isDecoratedByServer = isDecorated
  }

  /// `xdg_popup.configure`: the place in the parent's window geometry, and the size.
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

  /// `zwlr_layer_surface_v1.configure`, but for its serial; zero for a width or height is left to us.
  mutating func setLayer(width: UInt32, height: UInt32) -> Oddity? {
    setToplevel(
      width: Int32(clamping: width), height: Int32(clamping: height), states: gathered.states)
  }

  /// `xdg_surface.configure`: what has gathered is one state now.
  mutating func configure(serial: UInt32) {
    newSerial = serial
    latched = gathered
  }

  /// The newest state, once, where there is one that was not told.
  mutating func takeNews() -> SurfaceConfiguration? {
    guard let newSerial else { return nil }
    toldSerial = newSerial
    self.newSerial = nil
    return latched
  }

  /// The serial to acknowledge before the next commit, once: that of the newest state passed on,
  /// for what is drawn meanwhile does not answer a later one.
  mutating func takeSerial() -> UInt32? {
    defer { toldSerial = nil }
    return toldSerial
  }
}
