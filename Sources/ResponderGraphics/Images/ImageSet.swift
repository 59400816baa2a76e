import ResponderSystem

/// An image of an asset catalog, with files for several scales and for light and dark appearance.
struct ImageSet {
  private struct Entry {
    var file: String
    var scale: Double
    var isDark: Bool
  }

  private let folder: Pathname
  private var entries: [Entry] = []
  private var isTemplate = false

  /// Reads the `Contents.json` of an `imageset`. If it contains no file, returns `nil`.
  init?(folder: Pathname) {
    guard
      let bytes = try? SystemCall.contents(
        ofFile: folder.appending("Contents.json"), limit: 1 << 20),
      let contents = JSONValue(bytes)
    else { return nil }
    self.folder = folder
    for element in contents["images"]?.elements ?? [] {
      guard let file = element["filename"]?.text, !file.contains("/") else { continue }
      let scale = element["scale"]?.text.flatMap { Double($0.prefix { $0 != "x" }) }
      let values = (element["appearances"]?.elements ?? []).compactMap { $0["value"]?.text }
      // Files for high contrast are ignored.
      if values.contains("high") { continue }
      entries.append(Entry(file: file, scale: scale ?? 1, isDark: values.contains("dark")))
    }
    isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    if entries.isEmpty { return nil }
  }

  /// The sharpest image, with one for dark appearance if there is one, or `nil` if no file can be read.
  var image: Image? {
    guard let light = image(isDark: false) ?? image(isDark: true) else { return nil }
    let dark = image(isDark: true)
    return light.changed {
      if dark !== light { $0.dark = dark }
      if isTemplate { $0.renderingMode = .alwaysTemplate }
    }
  }

  private func image(isDark: Bool) -> Image? {
    let sorted = entries.filter { $0.isDark == isDark }.ordered { $0.scale > $1.scale }
    for entry in sorted {
      guard let bytes = try? Image.contents(ofFile: folder.appending(entry.file)) else { continue }
      if let image = try? Image(fileData: bytes, scale: entry.scale) { return image }
    }
    return nil
  }
}
