import Foundation
import Testing

/// Tests that system hues are used as fills only: most have too little contrast for text, symbols and thin
/// lines.
struct HueAsTextTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let names = [
    "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink",
    "Brown", "Gray",
  ]
  private static let hue = #"\.system(?:"# + names.joined(separator: "|") + #")[2-6]?\b"#

  /// A pattern of an argument that can contain calls.
  private static let part = #"(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*?"#

  /// The patterns of code in which text, a symbol or a line gets its color.
  private static let forms = [
    #"\b(?:textColor|tintColor|foregroundColor|baseForegroundColor|progressTintColor)\b"#
      + #"[?!]?\s*[:=][^\n,;]*?"# + hue,
    #"\bsetTitleColor\("# + part + hue,
    #"\b(?:draw|\w*[lL]abel)\("# + part + #"\b(?:color|tint):\s*[^,()\n]*?"# + hue,
    #"\bstroke\w*\("# + part + #"\bcolor:\s*[^,()\n]*?"# + hue,
    #"\bsetStrokeColor\(\s*[^()\n]*?"# + hue,
  ]

  /// Returns the parts of a source that use a hue as the color of text. Continued lines are joined first.
  private static func finds(in source: String) throws -> [String] {
    var text = source
    text.replace(try Regex(#"([=(\[,?:])\s*\n\s*"#, as: (Substring, Substring).self)) {
      "\($0.output.1) "
    }
    text.replace(try Regex(#"\s*\n\s*(?=[?:])"#), with: " ")
    var found: [String] = []
    for form in forms {
      // A dot between two words is also a word boundary.
      let regex = try Regex(form).wordBoundaryKind(.simple)
      for match in text.matches(of: regex) { found.append(String(text[match.range])) }
    }
    return found
  }

  @Test(
    "No hue is the colour of text, a symbol or a line",
    arguments: [
      "Sources", "Examples", "Tests/Support/WidgetCatalogue", "Documentation",
    ])
  func sources(folder: String) throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["swift", "md"].contains(file.pathExtension) else { continue }
      count += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      guard Self.names.contains(where: { source.contains(".system\($0)") }) else { continue }
      #expect(try Self.finds(in: source) == [], "\(file.path)")
    }
    #expect(count > 5)
  }

  @Test(
    "Each form is found",
    arguments: [
      "problem.textColor = .systemRed", "var textColor: Color = .systemGray6",
      "label.textColor = isGivenUp ? .systemRed : .label",
      "label.textColor =\n  isGivenUp\n  ? .label\n  : .systemRed",
      "text.append(\"a\", attributes: TextAttributes(foregroundColor: .systemPurple))",
      "[.font: font, .foregroundColor: UIColor.systemBlue]",
      "button?.tintColor = Color.systemGray2",
      "button.setTitleColor(.systemBlue, for: .normal)",
      "Looks.label(\"\", font: Looks.note, color: .systemOrange)",
      "context.draw(\n  text, at: Point(x: a(b(c)), y: 2),\n  color: .systemGreen)",
      "context.draw(sign, in: box.insetBy(dx: 4, dy: 4), tint: .systemGreen)",
      "context.strokeRoundedRect(box, cornerRadius: 0, color: .systemPink, width: 1)",
      "context.setStrokeColor(.systemTeal)",
    ])
  func forms(source: String) throws {
    #expect(try !Self.finds(in: source).isEmpty)
  }

  @Test(
    "Fills are not found",
    arguments: [
      "view.backgroundColor = .systemRed", "switch.onTintColor = .systemGreen",
      "NavigationBar.appearance().barTintColor = .systemIndigo",
      "context.fill(rect, color: .systemBlue)\nlabel.textColor = .label",
      "label.textColor = .label\nbadge.badgeColor = .systemIndigo",
      "context.draw(text, at: point, color: .label)\ncontext.fill(rect, color: .systemPink)",
      "label.textColor = .systemBackground",
    ])
  func fills(source: String) throws {
    #expect(try Self.finds(in: source) == [])
  }
}
