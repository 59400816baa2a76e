import ResponderTestKit
import Testing
import Widgets

/// Options of accessories, separators and images in lists.
@MainActor @Suite(.serialized) struct ListOptionTests {
  private let scene: Scene

  init() {
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain))
    scene = Scene(layout, rows(3) { "Row \($0.item)" })
  }

  private func cell(_ item: Int) throws -> CollectionViewListCell {
    try #require(
      scene.collection.cellForItem(at: ItemPath(item: item, section: 0)) as? CollectionViewListCell)
  }

  @Test("The label of an accessory follows the text size, unless it is told not to")
  func textSize() throws {
    let cell = try cell(0)
    func label() -> Label? { cell.subviews.compactMap { $0 as? Label }.first }
    cell.accessories = [.label(text: "12")]
    cell.layoutIfNeeded()
    #expect(label()?.adjustsFontForContentSizeCategory == true)
    cell.accessories = [
      .label(text: "12", options: .init(adjustsFontForContentSizeCategory: false))
    ]
    cell.layoutIfNeeded()
    #expect(label()?.adjustsFontForContentSizeCategory == false)
  }

  @Test("A button with a menu has the font of its options")
  func menuFont() throws {
    let cell = try cell(0)
    let font = Font.systemFont(ofSize: 21)
    cell.accessories = [
      .popUpMenu(
        Menu(children: [Action(title: "One", state: .on) { _ in }]), options: .init(font: font))
    ]
    cell.layoutIfNeeded()
    let button = cell.subviews.compactMap { $0 as? Button }.first
    #expect(button?.titleLabel?.font == font)
  }

  @Test("A vertical line stands before the control that moves a row if the options ask for one")
  func verticalSeparator() throws {
    let cell = try cell(0)
    func line() -> Int {
      scene.stage.render()
      let picture = scene.stage.snapshot()
      // The control is 44 points wide, and ends near the edge of the row.
      return (220..<300).filter { x in
        (12..<32).allSatisfy { y in picture.pixel(x: x, y: y) != picture.pixel(x: 200, y: 12) }
      }.count
    }
    cell.accessories = [.reorder(displayed: .always)]
    #expect(line() == 0)
    cell.accessories = [
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: true))
    ]
    #expect(line() == 1)
  }

  @Test("Separators of rows that are selected together have their own color")
  func multipleSelectionColor() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .blue
    configuration.separatorConfiguration.multipleSelectionColor = .red
    configuration.separatorConfiguration.bottomSeparatorInsets = .zero
    scene.collection.setCollectionViewLayout(
      CollectionViewCompositionalLayout.list(using: configuration), animated: false)
    func color(_ item: Int) -> Color {
      scene.stage.render()
      let frame = scene.frame(item) ?? .zero
      return scene.stage.snapshot().pixel(x: 250, y: Int(frame.maxY) - 1)
    }
    scene.collection.selectItem(
      at: ItemPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(color(0) == .blue && color(1) == .blue)
    scene.collection.allowsMultipleSelection = true
    scene.collection.selectItem(
      at: ItemPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(color(0) == .blue && color(1) == .red)
  }

  @Test("The view of an image keeps its colours for one who inverts the others, if it is told so")
  func invertedColors() throws {
    let cell = try cell(0)
    var content = cell.defaultContentConfiguration()
    content.image = Image(systemName: "star")
    content.imageProperties.accessibilityIgnoresInvertColors = true
    cell.contentConfiguration = content
    scene.stage.render()
    func image(_ view: View) -> ImageView? {
      (view as? ImageView) ?? view.subviews.lazy.compactMap(image).first
    }
    #expect(image(cell)?.accessibilityIgnoresInvertColors == true)
  }
}
