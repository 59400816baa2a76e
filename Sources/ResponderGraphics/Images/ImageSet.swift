import ResponderSystem

/// A picture of an asset catalog: files for several scales, for light and for dark.
struct ImageSet {
  private struct Entry {
    var file: String
    var scale: Double
    var isDark: Bool
  }

  private let folder: Pathname
  private var entries: [Entry] = []
  private var isTemplate = false

  /// Reads the `Contents.json` of an `imageset`; nil where it names no file.
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
      // Those for strong contrast are left out.
      if values.contains("high") { continue }
      entries.append(Entry(file: file, scale: scale ?? 1, isDark: values.contains("dark")))
    }
    isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    if entries.isEmpty { return nil }
  }

  /// The sharpest picture, with the dark one where there is one; nil where no file can be read.
  var image: Image? {
    guard let light = image(isDark: false) ?? image(isDark: true) else { return nil }
    let dark = image(isDark: true)
    return light.changed {
      if dark !== light { $0.dark = dark }
      if isTemplate { $0.renderingMode = .alwaysTemplate }
    }
  }

  private func image(isDark: Bool) -> Image? {
    let sorted = entries.filter { $0.isDark == isDark }.sorted { $0.scale > $1.scale }
    for entry in sorted {
      guard let bytes = try? Image.contents(ofFile: folder.appending(entry.file)) else { continue }
      if let image = try? Image(fileData: bytes, scale: entry.scale) { return image }
    }
    return nil
  }
}
