import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the colors with UIKit's names.
@MainActor struct SystemColorTests {
  /// The colors in light and dark, and then both with high contrast.
  private static let table: [(Theme.ColorName, UInt32, UInt32, UInt32, UInt32)] = [
    (.systemRed, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    (.systemOrange, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    (.systemYellow, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    (.systemGreen, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    (.systemMint, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    (.systemTeal, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    (.systemCyan, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    (.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    (.systemIndigo, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    (.systemPurple, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    (.systemPink, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    (.systemBrown, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    (.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    (.systemGray2, 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    (.systemGray3, 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    (.systemGray4, 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    (.systemGray5, 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    (.systemGray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  private func traits(
    _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal
  ) -> TraitCollection {
    TraitCollection(userInterfaceStyle: style).modifyingTraits {
      $0.accessibilityContrast = contrast
    }
  }

  @Test("M10: hues and grays are those of iOS, light, dark and with high contrast")
  func hues() {
    #expect(Set(Self.table.map(\.0)).count == 18)
    for (name, light, dark, highLight, highDark) in Self.table {
      for (traits, hex) in [
        (traits(.light), light), (traits(.dark), dark), (traits(.light, .high), highLight),
        (traits(.dark, .high), highDark),
      ] {
        #expect(Color(name).resolvedColor(with: traits) == Color(hex: hex), "\(name)")
      }
      for (theme, hex) in [
        (Theme.light, light), (.dark, dark), (.highContrastLight, highLight),
        (.highContrastDark, highDark),
      ] {
        #expect(theme[name] == Color(hex: hex), "\(name)")
      }
    }
  }

  @Test("M10: plain content is white, gray and white in the light, grouped content the reverse")
  func lightBackgrounds() {
    let grays: [(AccessibilityContrast, UInt32)] = [(.normal, 0xF2F2F7), (.high, 0xEBEBF0)]
    for (contrast, gray) in grays {
      let traits = traits(.light, contrast)
      let plain = [
        Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      ].map { $0.resolvedColor(with: traits) }
      #expect(plain == [.white, Color(hex: gray), .white])
      let grouped = [
        Color.systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ].map { $0.resolvedColor(with: traits) }
      #expect(grouped == [Color(hex: gray), .white, Color(hex: gray)])
    }
  }

  @Test("M10: in the dark each level is lighter, and plain and grouped content are equal")
  func darkBackgrounds() {
    let base = traits(.dark)
    let elevated = base.modifyingTraits { $0.userInterfaceLevel = .elevated }
    let high = traits(.dark, .high)
    let both = high.modifyingTraits { $0.userInterfaceLevel = .elevated }
    func levels(_ traits: TraitCollection) -> [Double] {
      let plain = [
        Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      ].map { $0.resolvedColor(with: traits) }
      let grouped = [
        Color.systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ].map { $0.resolvedColor(with: traits) }
      #expect(plain == grouped)
      return plain.map(\.luminance)
    }
    for traits in [base, elevated, high, both] {
      let found = levels(traits)
      #expect(found[0] < found[1] && found[1] < found[2])
    }
    #expect(zip(levels(base), levels(elevated)).allSatisfy { $0 < $1 })
    #expect(zip(levels(high), levels(both)).allSatisfy { $0 < $1 })
    #expect(levels(base)[1] < levels(high)[1] && levels(base)[2] < levels(high)[2])
  }

  @Test("M10: a window is gray, a view with the system background and a plain table are white")
  func windows() {
    let stage = Stage(size: Size(width: 300, height: 200))
    let controller = ViewController()
    stage.window.rootViewController = controller
    let page = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    page.backgroundColor = .systemBackground
    let box = GroupBox(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    box.isFilled = true
    let table = TableView(frame: Rect(x: 0, y: 100, width: 100, height: 100), style: .plain)
    let groups = TableView(frame: Rect(x: 100, y: 100, width: 100, height: 100), style: .grouped)
    for view in [page, box, table, groups] { controller.view.addSubview(view) }
    stage.application.theme = .light
    let picture = stage.snapshot()
    let gray = Color(hex: 0xF2F2F7)
    #expect(stage.window.backgroundColor == .systemGroupedBackground)
    #expect(View().backgroundColor == nil)
    #expect(picture.pixel(x: 150, y: 50) == gray)
    #expect(picture.pixel(x: 50, y: 50) == .white)
    #expect(picture.pixel(x: 250, y: 50) == .white)
    #expect(picture.pixel(x: 50, y: 150) == .white)
    #expect(picture.pixel(x: 150, y: 150) == gray)
  }

  private func show(_ layout: CollectionViewLayout, in stage: Stage) -> CollectionView {
    let list = CollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    stage.window.addSubview(list)
    stage.render()
    return list
  }

  private func layout(
    _ appearance: CollectionLayoutListConfiguration.Appearance, color: Color? = nil
  ) -> CollectionViewLayout {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.backgroundColor = color
    return CollectionViewCompositionalLayout.list(using: configuration)
  }

  @Test("A list in a collection has the background of its appearance, or the one that is set")
  func lists() {
    let stage = Stage(size: Size(width: 300, height: 200))
    stage.application.theme = .light
    let one = OneRow()
    func pixel(_ layout: CollectionViewLayout, own: Color? = nil) -> Color {
      let list = show(layout, in: stage)
      list.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.dataSource = one
      if let own { list.backgroundColor = own }
      defer { list.removeFromSuperview() }
      return stage.snapshot().pixel(x: 150, y: 190)
    }
    let gray = Color(hex: 0xF2F2F7)
    #expect(pixel(layout(.plain)) == .white)
    #expect(pixel(layout(.insetGrouped)) == gray)
    #expect(pixel(layout(.plain, color: .red)) == .red)
    #expect(pixel(layout(.plain, color: .red), own: .blue) == .blue)
    let list = show(layout(.plain), in: stage)
    list.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = one
    stage.render()
    #expect(list.backgroundColor == .systemBackground)
    list.setCollectionViewLayout(layout(.grouped), animated: false)
    stage.render()
    #expect(list.backgroundColor == .systemGroupedBackground)
    list.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    stage.render()
    #expect(list.backgroundColor == nil)
  }
}

/// A data source of one row for a collection view.
private final class OneRow: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    1
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
  }
}
