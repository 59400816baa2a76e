import ResponderPlatform

extension Window {
  /// What a window is to the desktop.
  ///
  ///     let bar = Window(size: Size(width: 0, height: 32))
  ///     bar.role = .layer(.top, edges: [.top, .left, .right], exclusiveZone: 32)
  ///
  /// A layer belongs to the screen, as panels, docks and backgrounds do: it lies at edges of it, keeps room
  /// free, and has neither title bar nor shadow. Follows `zwlr_layer_shell_v1`. Where the desktop offers no
  /// layers (``DesktopFeatures/layerWindows``) the window is an ordinary one.
  public struct Role: Hashable, Sendable {
    /// What the window lies over and below; nil for an ordinary window.
    public var layer: Layer?
    /// The edges of the screen that it lies at; none for the middle of the screen. Between two opposite edges
    /// it lies in the middle, or reaches from one to the other where the window's size is zero that way.
    public var edges: RectEdge = []
    /// How many points from its edge other windows leave free, as they do for a panel. With zero it makes
    /// room for what others keep free, and below zero it lies at the edges of the screen whatever is there.
    /// It counts for a layer at one edge, or at one edge and both beside it.
    public var exclusiveZone = 0.0
    /// The distances from its edges, in points; only those of ``edges`` count.
    public var margins = EdgeInsets.zero
    /// Which keys it gets.
    public var keyboard = Keyboard.none
    /// What kind of layer it is, for the rules of desktops that have some; nil for
    /// ``Application/identifier``.
    public var namespace: String?
    /// The monitor; nil, or one that is gone, leaves that to the desktop.
    public var screen: Screen?

    private init() {}

    /// One of the desktop's windows.
    public static let window = Role()

    /// A surface of the screen; all lengths in points.
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

    /// What a layer lies over and below.
    public enum Layer: Hashable, Sendable, CaseIterable {
      /// Below everything, as the picture of the desktop.
      case background
      /// Above that and below all windows.
      case bottom
      /// Above windows, and below one that has the whole screen.
      case top
      /// Above everything.
      case overlay
    }

    /// Which keys a layer gets.
    public enum Keyboard: Hashable, Sendable {
      /// None. Whether a menu that it opens gets some is left to the desktop; most give it none.
      case none
      /// All, for as long as it is shown above the windows.
      case exclusive
      /// Those that a window would get, once it was clicked. A desktop that knows only the other two gives
      /// it none.
      case onDemand
    }
  }
}

extension Window {
  /// What the display is told of a layer; nil for an ordinary window.
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

  /// Tells the display what has changed of a layer that is shown.
  func roleDidChange() {
    guard isLayer, let surface, let settings = layerSettings(programID: "") else { return }
    surface.setLayer(settings)
  }

  /// The size that the window has where the display leaves it the choice: with the usual length for a side
  /// that was to reach from edge to edge.
  var naturalSize: Size {
    guard role.layer != nil else {
      // What was as large as the screen stands free in the usual size.
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
