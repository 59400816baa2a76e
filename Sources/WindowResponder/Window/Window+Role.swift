import ResponderPlatform

extension Window {
  /// The role of a window on the desktop.
  ///
  ///     let bar = Window(size: Size(width: 0, height: 32))
  ///     bar.role = .layer(.top, edges: [.top, .left, .right], exclusiveZone: 32)
  ///
  /// A layer belongs to the screen, as panels, docks and backgrounds do. It adjoins edges of the screen, can
  /// reserve space, and has neither title bar nor shadow. Follows `zwlr_layer_shell_v1`. If the desktop
  /// supports no layers (``DesktopFeatures/layerWindows``), the window is an ordinary one.
  public struct Role: Hashable, Sendable {
    /// The layer of the window, or `nil` for an ordinary window.
    public var layer: Layer?
    /// The edges of the screen that the window adjoins. The default is none, for the center of the screen.
    /// Between two opposite edges it is centered, or fills the distance if the window's size is zero in that
    /// direction.
    public var edges: RectEdge = []
    /// The distance from the edge of the window that other windows leave free, in points, as for a panel. If
    /// it is 0, which is the default, the window avoids the space that other layers reserve. If it is
    /// negative, the window lies at the edges of the screen and ignores that space. The property applies to a
    /// layer at one edge, or at one edge and both adjoining ones.
    public var exclusiveZone = 0.0
    /// The distances from the edges, in points. Only those of ``edges`` apply. The default is `.zero`.
    public var margins = EdgeInsets.zero
    /// The keyboard events that the window receives. The default is `.none`.
    public var keyboard = Keyboard.none
    /// The name of the layer for rules of the compositor, or `nil` for ``Application/identifier``.
    public var namespace: String?
    /// The screen. If it is `nil`, or was removed, the compositor chooses one.
    public var screen: Screen?

    private init() {}

    /// An ordinary window.
    public static let window = Role()

    /// Returns the role of a layer. All lengths are in points.
    public static func layer(
      _ layer: Layer, edges: RectEdge = [], exclusiveZone: Double = 0,
      margins: EdgeInsets = .zero, keyboard: Keyboard = .none, namespace: String? = nil,
      screen: Screen? = nil
    ) -> Role {
      var role = Role()
      role.layer = layer
      role.edges = edges
      role.exclusiveZone = exclusiveZone
      role.margins = margins
      role.keyboard = keyboard
      role.namespace = namespace
      role.screen = screen
      return role
    }

    /// The layers of the screen, from back to front.
    public enum Layer: Hashable, Sendable, CaseIterable {
      /// Below all windows and layers, as the desktop background.
      case background
      /// Above the background and below all windows.
      case bottom
      /// Above windows, and below a full-screen window.
      case top
      /// Above everything.
      case overlay
    }

    /// The keyboard events that a layer receives.
    public enum Keyboard: Hashable, Sendable {
      /// The layer receives no keys. The compositor decides whether a menu that it opens receives keys; most
      /// send it none.
      case none
      /// The layer receives all keys while it is shown above the windows.
      case exclusive
      /// The layer receives keys as a window does, after it was clicked. A compositor that supports only the
      /// other two sends it no keys.
      case onDemand
    }
  }
}

extension Window {
  /// Returns the settings of a layer for the display, or `nil` for an ordinary window.
  func layerSettings(programID: String) -> LayerSettings? {
    guard let layer = role.layer else { return nil }
    var settings = LayerSettings()
    settings.layer = .init(layer)
    settings.edges = role.edges
    settings.size = wantedSize
    settings.exclusiveZone = role.exclusiveZone
    settings.margins = role.margins
    settings.keyboard = .init(role.keyboard)
    settings.namespace = role.namespace ?? programID
    settings.output = role.screen?.number
    return settings
  }

  /// Sends changed settings of a layer that is shown to the display.
  func roleDidChange() {
    guard isLayer, let surface, let settings = layerSettings(programID: "") else { return }
    surface.setLayer(settings)
  }

  /// The size that the window has if the display leaves the choice to it. A side that was to fill the
  /// distance between two edges has the default length.
  var naturalSize: Size {
    guard role.layer != nil else {
      // A window that filled the screen has the default size when it is floating.
      return opensFilling && opening.wasConfigured ? Self.usualSize : wantedSize
    }
    let usual = LayerSettings.usualSize
    return Size(
      width: wantedSize.width > 0 ? wantedSize.width : usual.width,
      height: wantedSize.height > 0 ? wantedSize.height : usual.height)
  }
}

extension LayerSettings.Layer {
  fileprivate init(_ layer: Window.Role.Layer) {
    switch layer {
    case .background: self = .background
    case .bottom: self = .bottom
    case .top: self = .top
    case .overlay: self = .overlay
    }
  }
}

extension LayerSettings.Keyboard {
  fileprivate init(_ keyboard: Window.Role.Keyboard) {
    switch keyboard {
    case .none: self = .none
    case .exclusive: self = .exclusive
    case .onDemand: self = .onDemand
    }
  }
}
