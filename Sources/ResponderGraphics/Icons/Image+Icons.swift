import ResponderGeometry
import ResponderSystem

extension Image {
  /// An icon of the desktop's theme by its name, as `document-open` or `folder-symbolic`; nil where neither
  /// the theme, nor those that it inherits from, nor `hicolor` has it.
  ///
  /// Themes are looked for as freedesktop's Icon Theme Specification says, SVG and PNG are read, and icons
  /// are kept. A name that ends in `-symbolic` is a template, drawn in the view's tint.
  ///
  /// - Parameters:
  ///   - name: The icon's name; of one with several parts, as `folder-remote`, shorter ones count where it is
  ///     missing.
  ///   - size: The side of the square that it stands in, in points.
  ///   - scale: Pixels per point; 0 for the screen's.
  public convenience init?(iconNamed name: String, size: Double = 24, scale: Double = 0) {
    let scale = scale > 0 && scale.isFinite ? scale : ImageRenderer.lastScreenScale
    guard size >= 1, size <= 1_024,
      let found = Icons.shared.with({ $0.image(name, size: size, scale: scale) })
    else { return nil }
    self.init(content: found.content, size: found.size, scale: found.scale, traits: found.traits)
  }

  /// The name of the desktop's theme of icons: what the desktop says, as `Adwaita`. Setting it has icons that
  /// are made from then on looked for in another.
  public static var iconThemeName: String {
    get { Icons.shared.with { $0.theme } }
    set { Icons.shared.with { $0.theme = newValue } }
  }
}

/// The icons that were made.
struct Icons {
  static let shared = Guarded(Icons())

  /// The name of the theme.
  var theme: String {
    didSet { if theme != oldValue { images = [:] } }
  }
  /// Where icons are found; made when the first one is.
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

  /// The icon of a name in a size.
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
