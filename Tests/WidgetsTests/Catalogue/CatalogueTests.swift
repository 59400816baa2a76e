import ResponderTestKit
import Testing
import WidgetCatalogue
import Widgets

/// Tests of all widgets of the catalog, drawn in some of the appearances. `script/pictures` draws all of
/// them.
@MainActor @Suite(.serialized) struct CatalogueTests {
  @Test("No text of a widget is cut off or lies on another", arguments: ExhibitAppearance.sample)
  func nothingIsCut(appearance: ExhibitAppearance) {
    for exhibit in Exhibit.all {
      let rendering = Studio.rendering(of: exhibit, appearance: appearance)
      #expect(rendering.problems.isEmpty, "\(exhibit) \(appearance): \(rendering.problems)")
      let size = rendering.image.size
      #expect(size.width >= exhibit.width && size.height >= 20, "\(exhibit) \(appearance): \(size)")
    }
  }

  @Test(
    "T3: views of every widget begin and end on whole pixels",
    arguments: [
      ExhibitAppearance(), ExhibitAppearance(isMirrored: true),
      ExhibitAppearance(textScale: 2, scale: 2),
    ])
  func wholePixels(appearance: ExhibitAppearance) {
    for exhibit in Exhibit.all {
      let odd = Studio.framesBetweenPixels(of: exhibit, appearance: appearance)
      #expect(odd.isEmpty, "\(exhibit) \(appearance): \(odd)")
    }
  }

  @Test(
    "Every widget is seen: its picture has more than its ground", arguments: [ExhibitAppearance()])
  func nothingIsEmpty(appearance: ExhibitAppearance) {
    for exhibit in Exhibit.all {
      let image = Studio.rendering(of: exhibit, appearance: appearance).image
      var colors: Set<Color> = []
      for x in stride(from: 0, to: Int(image.size.width), by: 2) {
        for y in stride(from: 0, to: Int(image.size.height), by: 2) {
          colors.insert(image.pixel(x: x, y: y))
        }
      }
      #expect(colors.count > 2, "\(exhibit)")
    }
  }

  /// The texts that do not follow the text size: letters and numbers in marks of a fixed size.
  private static let unscaled: Set<String> = ["3"]

  @Test("Every text grows with the user's text size")
  func textsGrow() {
    for exhibit in Exhibit.all {
      let usual = Studio.rendering(of: exhibit, appearance: ExhibitAppearance()).lineHeights
      let larger = Studio.rendering(of: exhibit, appearance: ExhibitAppearance(textScale: 2))
        .lineHeights
      for (text, height) in usual where !Self.unscaled.contains(text) {
        guard let now = larger[text], !text.isEmpty else { continue }
        #expect(now > height * 1.5, "\(exhibit): “\(text)”, \(height) and \(now)")
      }
    }
  }

  @Test("Every public class of views is in the catalogue")
  func complete() {
    let shown = Set(Exhibit.all.map { $0.name.prefix { $0 != "-" } }.map(String.init))
    let views = publicTypes.filter { $0.value is View.Type }.map(\.key)
    #expect(views.count > 50)
    let missing = Set(views).subtracting(shown).subtracting(Exhibit.bases)
    #expect(missing.isEmpty, "Add an exhibit for each, and run script/pictures --documentation")
    let names = Exhibit.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("A text that ends in dots is a problem")
  func dots() {
    let problems = problems { window in
      let label = Label(text: "A title that is much too long for so little room")
      label.frame = Rect(x: 0, y: 0, width: 90, height: 44)
      window.addSubview(label)
    }
    #expect(problems.count == 1 && problems[0].contains("ends in dots"))
  }

  @Test("A text that an edge cuts off is a problem, but not along an axis that scrolls")
  func edges() {
    func add(to window: Window) {
      let label = Label(text: "Cut off below")
      label.frame = Rect(x: 10, y: 190, width: 200, height: 30)
      window.addSubview(label)
    }
    #expect(problems(add).count == 1)
    let window = Rect(x: 0, y: 0, width: 400, height: 200)
    #expect(problems(scrollers: [window], scrolled: [.horizontal], add).count == 1)
    #expect(problems(scrollers: [window], scrolled: [.vertical], add).isEmpty)
    let other = Rect(x: 0, y: 0, width: 400, height: 150)
    #expect(problems(scrollers: [other], scrolled: [.vertical], add).count == 1)
  }

  @Test("A text that lies on another is a problem, and one that stands close to it is not")
  func overlaps() {
    func add(to window: Window, distance: Double) {
      for index in 0..<2 {
        let label = Label(text: "Line \(index)")
        label.frame = Rect(x: 10, y: 20 + distance * Double(index), width: 200, height: 20)
        window.addSubview(label)
      }
    }
    #expect(problems { add(to: $0, distance: 6) }.count == 1)
    #expect(problems { add(to: $0, distance: 20) }.isEmpty)
  }

  private func problems(
    scrollers: [Rect] = [], scrolled: Set<LayoutAxis> = [], _ fill: (Window) -> Void
  ) -> [String] {
    let stage = Stage(size: Size(width: 400, height: 200))
    fill(stage.window)
    stage.render()
    let ledger = TextLedger()
    _ = ledger.listen { stage.snapshot() }
    return ledger.problems(scrollers: scrollers, scrolled: scrolled)
  }
}
