import ResponderGeometry
import ResponderSystem

extension Image {
  /// Creates an image of an icon of the desktop's theme by its name, such as `document-open` or
  /// `folder-symbolic`.
  ///
  /// If neither the theme, nor a theme from which it inherits, nor `hicolor` has the icon, returns `nil`.
  ///
  /// Themes are searched by freedesktop's Icon Theme Specification. SVG and PNG files are supported, and
  /// icons are cached. An icon whose name ends in `-symbolic` is a template image, which is drawn in the tint
  /// color of the view.
  ///
  /// - Parameters:
  ///   - name: The name of the icon. If an icon with several parts, such as `folder-remote`, is missing,
  ///     shorter names match too.
  ///   - size: The side of the icon's square, in points.
  ///   - scale: The number of pixels per point, or 0 for the scale of the screen.
  public convenience init?(iconNamed name: String, size: Double = 24, scale: Double = 0) {
    let scale = scale > 0 && scale.isFinite ? scale : ImageRenderer.lastScreenScale
    guard size >= 1, size <= 1_024,
      let found = Icons.shared.with({ $0.image(name, size: size, scale: scale) })
    else { return nil }
    self.init(content: found.content, size: found.size, scale: found.scale, traits: found.traits)
  }

  /// The name of the icon theme, such as `Adwaita`. The default is the desktop's theme. Setting it affects
  /// icons that are created afterwards.
  public static var iconThemeName: String {
    get { Icons.shared.with { $0.theme } }
    set { Icons.shared.with { $0.theme = newValue } }
  }
}

/// A cache of icons.
struct Icons {
  static let shared = Guarded(Icons())

  /// The name of the theme.
  var theme: String {
    didSet { if theme != oldValue { images = [:] } }
  }
  /// The search for icons, which is created on first access.
  var finder: IconFinder?
  private var images: [Key: Image] = [:]

  private struct Key: Hashable {
    var name: String
    var size: Double
    var scale: Double
  }

  init(theme: String = "Adwaita", finder: IconFinder? = nil) {
    self.theme = theme
    self.finder = finder
  }

  /// Returns the icon with a name in a size, or `nil` if there is none.
  mutating func image(_ name: String, size: Double, scale: Double) -> Image? {
    let key = Key(name: name, size: size, scale: scale)
    if let known = images[key] { return known }
    var finder = finder ?? IconFinder()
    defer { self.finder = finder }
    guard
      let file = finder.file(
        name, size: Int(size.rounded()), scale: max(1, Int(scale.rounded(.up))), theme: theme),
      let read = try? Image(file: file), read.size.width > 0, read.size.height > 0
    else { return nil }
    let factor = size / max(read.size.width, read.size.height)
    let own = Size(width: read.size.width * factor, height: read.size.height * factor)
    let image = read.changed(size: own) {
      if name.hasSuffix("-symbolic") { $0.renderingMode = .alwaysTemplate }
    }
    if images.count >= 512 { images = [:] }
    images[key] = image
    return image
  }
}
