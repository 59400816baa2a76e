import ResponderGeometry

/// The colours, metrics and fonts that views draw with.
///
/// Views do not hold colours of their own: they name them (`Color.label`, `Color.tint`) and the name
/// is looked up when they are drawn, so that a change from light to dark is one assignment.
///
///     Application.shared.theme = .dark
///
/// Make your own from one of the two:
///
///     var theme = Theme.light
///     theme[.tint] = Color(hex: 0xB3261E)
public struct Theme: Hashable, Sendable {
  /// Whether it is made for a dark surrounding.
  public var isDark: Bool
  /// Whether it has stronger contrasts than usual.
  package internal(set) var hasHighContrast = false
  /// Whether it is for what lies above the ground, as sheets do.
  package internal(set) var isElevated = false

  /// Sizes and distances.
  public var metrics = Metrics()

  /// The fonts of the library's own controls.
  public var fonts = Fonts()

  /// The colour of each ``ColorName``, by its raw value.
  package var palette: [Color]

  /// The colour that a name stands for.
  public subscript(name: ColorName) -> Color {
    get { palette[Int(name.rawValue)] }
    set { palette[Int(name.rawValue)] = newValue }
  }

  /// Dark on light.
  public static let light = Theme(isDark: false, colors: ColorName.lightColors)
  /// Light on dark.
  public static let dark = Theme(isDark: true, colors: ColorName.darkColors)

  private init(isDark: Bool, colors: [ColorName: Color]) {
    self.isDark = isDark
    palette = Array(repeating: .clear, count: ColorName.allCases.count + 1)
    for name in ColorName.allCases { palette[Int(name.rawValue)] = colors[name] ?? .clear }
  }

  /// The colour itself, or what its name stands for in this theme. One that traits decide on is asked for
  /// with ``TraitCollection/current``.
  public func resolve(_ color: Color) -> Color { color.resolved(in: palette, traits: nil) }

  /// Sizes and distances, in points.
  public struct Metrics: Hashable, Sendable {
    /// The least height and width of what a finger is to hit.
    public var touchTarget = 44.0
    /// The radius of a button's corners.
    public var controlCornerRadius = 10.0
    /// The radius of a card's corners.
    public var cardCornerRadius = 14.0
    /// The radius of a menu's corners.
    public var menuCornerRadius = 10.0
    /// The radius of the corners of a window that draws its own.
    public var windowCornerRadius = 12.0
    /// The width of the ring around a focused control.
    public var focusRingWidth = 2.0
    /// The distance between that ring and the control.
    public var focusRingDistance = 2.0
    /// The distance between things that belong together.
    public var spacing = 8.0
    /// The distance between groups, and to a window's edges.
    public var largeSpacing = 20.0
    /// The shadow under a window that draws its own.
    public var windowShadow = WindowShadow()
    /// The shadow under a menu.
    public var menuShadow = WindowShadow(offset: Vector(dx: 0, dy: 4), radius: 8)
  }

  /// A shadow's place and softness, in points.
  public struct WindowShadow: Hashable, Sendable {
    /// How far it is moved.
    public var offset = Vector(dx: 0, dy: 6)
    /// How soft its edge is: the standard deviation of the blur, as in `CALayer.shadowRadius`.
    public var radius = 12.0

    /// The room around a window in which the shadow fades out to nothing.
    ///
    /// Each side is a multiple of four, so that the window's edges lie on whole device pixels where
    /// the scale is one of whole quarters.
    package var room: EdgeInsets {
      // The blur is made of three means, which together reach that far.
      let reach = 3 * radius
      func whole(_ distance: Double) -> Double {
        distance > 0 ? min((distance / 4).rounded(.up) * 4, Self.greatestRoom) : 0
      }
      return EdgeInsets(
        top: whole(reach - offset.dy), left: whole(reach - offset.dx),
        bottom: whole(reach + offset.dy), right: whole(reach + offset.dx))
    }

    /// More room is never made, however large the shadow.
    private static let greatestRoom = 240.0
  }

  /// The fonts of the library's own controls.
  public struct Fonts: Hashable, Sendable {
    /// Labels and text: as large as UIKit's.
    public var body = Font.systemFont(ofSize: Font.labelFontSize)
    /// A button's title.
    public var button = Font.systemFont(ofSize: 15, weight: .medium)
    /// The title of a button that has nothing but what is set: as large as UIKit's.
    public var customButton = Font.systemFont(ofSize: Font.buttonFontSize)
    /// Menus: as large as those of desktops.
    public var menu = Font.systemFont(ofSize: 15)
    /// What matters less.
    public var caption = Font.systemFont(ofSize: 13)
    /// The head of a group.
    public var headline = Font.systemFont(ofSize: 17, weight: .semibold)
    /// The head of a page.
    public var title = Font.systemFont(ofSize: 26, weight: .bold)
    /// A window's title bar.
    public var windowTitle = Font.systemFont(ofSize: 14, weight: .medium)
  }
}
