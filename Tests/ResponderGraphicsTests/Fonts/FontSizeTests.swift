import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the sizes and names of fonts according to UIKit's documentation.
@MainActor struct FontSizeTests {
  @Test("M7: Text styles have UIKit's sizes")
  func styles() {
    let sizes: [(Font.TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(Font.preferredFont(forTextStyle: style).pointSize == size)
    }
    #expect(Font.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(Font.preferredFont(forTextStyle: .largeTitle).weight == .regular)
  }

  @Test("The sizes that UIKit documents as constants are those")
  func constants() {
    #expect(Font.labelFontSize == 17)
    #expect(Font.buttonFontSize == 18)
    #expect(Font.systemFontSize == 14)
    #expect(Font.smallSystemFontSize == 12)
    #expect(Label().font.pointSize == 17)
    #expect(TextField().font?.pointSize == 17)
    #expect(Button(type: .custom).font.pointSize == 18)
    #expect(Button(type: .system).font.pointSize == 15)
  }

  @Test("M7: A category of size makes each style as large as in UIKit")
  func categories() {
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(Font.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize == 40)
    let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(Font.preferredFont(forTextStyle: .largeTitle, compatibleWith: small).pointSize == 31)
    let bodies: [(ContentSizeCategory, Double)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]
    for (category, size) in bodies {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
    }
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 53)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: large).pointSize == 53)
    #expect(
      metrics.scaledFont(
        for: .systemFont(ofSize: 17), maximumPointSize: 30, compatibleWith: large
      ).pointSize == 30)
  }

  @Test("A label that adjusts its font takes the category of the view that it is in")
  func label() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let holder = View()
    let label = Label()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    holder.addSubview(label)
    stage.window.addSubview(holder)
    holder.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23)
    holder.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 14)
    holder.traitOverrides.remove(TraitPreferredContentSizeCategory.self)
    #expect(label.font.pointSize == 17)
  }

  @Test("UIKit's numbers of weights and OpenType's mean the same")
  func weights() {
    let pairs: [(Double, Font.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    for (number, weight) in pairs { #expect(Font.Weight(rawValue: number) == weight) }
  }

  @Test("A descriptor makes a font bold and slanted, and keeps its size")
  func descriptors() throws {
    let font = Font.systemFont(ofSize: 20)
    let both = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = Font(descriptor: both, size: 0)
    #expect(made.pointSize == 20)
    #expect(made.weight == .bold)
    #expect(made.isItalic)
    #expect(made.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(Font(descriptor: both, size: 11).pointSize == 11)
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(Font(descriptor: plain, size: 0) == font)
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [FontDescriptor.TraitKey.weight: Font.Weight.heavy]
    ])
    #expect(Font(descriptor: heavy, size: 0).weight == .heavy)
  }

  @Test("A font's descriptor has the size of its text style")
  func preferredDescriptor() {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    #expect(descriptor.pointSize == 22)
    #expect(descriptor.object(forKey: .textStyle) as? Font.TextStyle == .title2)
    #expect(descriptor.withSize(9).pointSize == 9)
  }

  @Test("A monospaced design has letters of one width")
  func designs() throws {
    let descriptor = try #require(
      Font.systemFont(ofSize: 30).fontDescriptor.withDesign(.monospaced))
    let font = Font(descriptor: descriptor, size: 0)
    func width(_ text: String) -> Double { TextLayout.cached(text, font: font).size.width }
    #expect(width("iiii") == width("MMMM"))
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test("A font is found by its own name, and the families of iOS under what looks similar")
  func names() throws {
    let family = try #require(Font.familyNames.first { $0.hasPrefix("DejaVu Sans") })
    let font = try #require(Font(name: family, size: 13))
    #expect(font.familyName == family)
    #expect(Font(name: font.fontName, size: 13)?.familyName == family)
    let light = try #require(Font(name: "HelveticaNeue-Light", size: 14))
    #expect(light.weight == .light)
    #expect(light.pointSize == 14)
    #expect(Font(name: "TimesNewRomanPS-BoldMT", size: 14)?.weight == .bold)
    #expect(Font(name: "No such family at all", size: 14) == nil)
  }
}
