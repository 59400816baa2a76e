import ResponderGeometry

/// The colors, metrics and fonts with which views draw.
///
/// Views use named colors, such as `Color.label` and `Color.tint`, which are resolved when the views are
/// drawn. Therefore one assignment changes the appearance from light to dark.
///
///     Application.shared.theme = .dark
///
/// To create a custom theme, change one of the two themes:
///
///     var theme = Theme.light
///     theme[.tint] = Color(hex: 0xB3261E)
public struct Theme: Hashable, Sendable {
  // Each view asks for the theme in which it is drawn: a copy is one reference.
  private var storage: Storage

  /// The values that all copies of a theme share until one of them is changed.
  private final class Storage: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private struct Values: Hashable {
    var isDark: Bool
    var hasHighContrast = false
    var isElevated = false
    var metrics = Metrics()
    var fonts = Fonts()
    var palette: [Color]
  }

  private var values: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }

  /// A Boolean value that indicates whether this is a dark theme.
  public var isDark: Bool {
    get { storage.values.isDark }
    set { values.isDark = newValue }
  }
  /// A Boolean value that indicates whether the theme has high contrast.
  package internal(set) var hasHighContrast: Bool {
    get { storage.values.hasHighContrast }
    set { values.hasHighContrast = newValue }
  }
  /// A Boolean value that indicates whether the theme is for elevated content, such as sheets.
  package internal(set) var isElevated: Bool {
    get { storage.values.isElevated }
    set { values.isElevated = newValue }
  }

  /// The sizes and distances.
  public var metrics: Metrics {
    @_optimize(speed) get { storage.values.metrics }
    _modify { yield &values.metrics }
  }

  /// The fonts of the library's own controls.
  public var fonts: Fonts {
    get { storage.values.fonts }
    _modify { yield &values.fonts }
  }

  /// The color of each ``ColorName``, by its raw value.
  package var palette: [Color] {
    get { storage.values.palette }
    _modify { yield &values.palette }
  }

  /// The color for a name.
  public subscript(name: ColorName) -> Color {
    get { storage.values.palette[Int(name.rawValue)] }
    set { values.palette[Int(name.rawValue)] = newValue }
  }

  /// The light theme.
  public static let light = Theme(isDark: false, colors: ColorName.lightColors)
  /// The dark theme.
  public static let dark = Theme(isDark: true, colors: ColorName.darkColors)

  private init(isDark: Bool, colors: [ColorName: Color]) {
    var palette = Array(repeating: Color.clear, count: ColorName.allCases.count + 1)
    for name in ColorName.allCases { palette[Int(name.rawValue)] = colors[name] ?? .clear }
    storage = Storage(Values(isDark: isDark, palette: palette))
  }

  /// Returns a Boolean value that indicates whether two themes have the same values.
  public static func == (a: Theme, b: Theme) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }

  /// Returns the color itself, or the color of this theme for a named color. A dynamic color is resolved with
  /// ``TraitCollection/current``.
  public func resolve(_ color: Color) -> Color { color.resolved(in: palette, traits: nil) }

  /// The sizes and distances of a theme, in points.
  public struct Metrics: Hashable, Sendable {
    /// The smallest height and width of a touch target, in points. The default is 44.
    public var touchTarget = 44.0
    /// The radius of a button's corners, in points. The default is 10.
    public var controlCornerRadius = 10.0
    /// The radius of a card's corners, in points. The default is 14.
    public var cardCornerRadius = 14.0
    /// The radius of a menu's corners, in points. The default is 10.
    public var menuCornerRadius = 10.0
    /// The radius of the corners of a window with client-side decorations, in points. The default is 12.
    public var windowCornerRadius = 12.0
    /// The width of the focus ring, in points. The default is 2.
    public var focusRingWidth = 2.0
    /// The width of the line in the background's color between the focus ring and the control, in points. The
    /// default is 1.
    public var focusRingDistance = 1.0
    /// The distance between related views, in points: the standard spacing of constraints and of stack views
    /// with `spacingUseSystem`, when they are created. The default is 8.
    public var spacing = 8.0
    /// The least margin between a controller's view and its content in a wide window, in points. In a narrow
    /// window, it is four fifths of that. The default is 20.
    public var largeSpacing = 20.0
    /// The shadow of a window with client-side decorations.
    public var windowShadow = WindowShadow()
    /// The shadow of a menu.
    public var menuShadow = WindowShadow(offset: Vector(dx: 0, dy: 4), radius: 8)
  }

  /// The offset and the blur of a shadow, in points.
  public struct WindowShadow: Hashable, Sendable {
    /// The offset of the shadow, in points.
    public var offset = Vector(dx: 0, dy: 6)
    /// The standard deviation of the blur, in points. The default is 12. Follows `CALayer.shadowRadius`.
    public var radius = 12.0

    /// The margins around a window that the shadow needs.
    ///
    /// Each side is a multiple of four, so that the edges of the window are on whole device pixels at scales
    /// that are multiples of a quarter.
    package var room: EdgeInsets {
      // The blur consists of three box blurs, which together extend this far.
      let reach = 3 * radius
      func whole(_ distance: Double) -> Double {
        distance > 0 ? min((distance / 4).rounded(.up) * 4, Self.greatestRoom) : 0
      }
      return EdgeInsets(
        top: whole(reach - offset.dy), left: whole(reach - offset.dx),
        bottom: whole(reach + offset.dy), right: whole(reach + offset.dx))
    }

    /// The largest margin, for a shadow of any size.
    private static let greatestRoom = 240.0
  }

  /// The fonts of the library's own controls.
  public struct Fonts: Hashable, Sendable {
    /// The font of labels and text, in UIKit's size.
    public var body = Font.systemFont(ofSize: Font.labelFontSize)
    /// The font of a button's title.
    public var button = Font.systemFont(ofSize: 15, weight: .medium)
    /// The font of the title of a custom button, in UIKit's size.
    public var customButton = Font.systemFont(ofSize: Font.buttonFontSize)
    /// The font of menus, in the size of desktops.
    public var menu = Font.systemFont(ofSize: 15)
    /// The font of captions.
    public var caption = Font.systemFont(ofSize: 13)
    /// The font of the heading of a group.
    public var headline = Font.systemFont(ofSize: 17, weight: .semibold)
    /// The font of the title of a page.
    public var title = Font.systemFont(ofSize: 26, weight: .bold)
    /// The font of a window's title bar.
    public var windowTitle = Font.systemFont(ofSize: 14, weight: .medium)
  }
}
