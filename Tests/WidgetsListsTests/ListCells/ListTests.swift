import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct ListTests {
  private func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance = .plain,
    _ change: (inout CollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionViewCompositionalLayout {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return .list(using: configuration)
  }

  private func cell(_ scene: Scene, _ item: Int) -> CollectionViewListCell? {
    scene.collection.cellForItem(at: ItemPath(item: item, section: 0)) as? CollectionViewListCell
  }

  @Test("Rows are as wide as the list, and as high as their content but not less than a finger")
  func heights() {
    let long = String(repeating: "long text ", count: 30)
    let scene = Scene(list(), rows(3) { $0.item == 1 ? long : "short" })
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 300, height: 44))
    #expect((scene.frame(1)?.height ?? 0) > 100)
    #expect(scene.frame(2)?.minY == scene.frame(1)?.maxY)
  }

  @Test("Groups with round corners are inset")
  func insetGrouped() {
    let scene = Scene(list(.insetGrouped), rows(2, 2) { "\($0.item)" })
    #expect(scene.frame(0)?.minX == 16)
    #expect(scene.frame(0)?.width == 268)
    #expect((scene.frame(0, 1)?.minY ?? 0) > (scene.frame(1, 0)?.maxY ?? 0) + 10)
  }

  @Test("Headers come from the data source, or are the first item")
  func headers() {
    let items = rows(2) { "\($0.item)" }
    items.end = { collection, kind, path in
      let view = CollectionViewListCell(frame: .zero)
      var content = view.defaultContentConfiguration()
      content.text = "Head"
      view.contentConfiguration = content
      return view
    }
    let scene = Scene(list(.plain) { $0.headerMode = .supplementary }, items)
    let path = ItemPath(item: 0, section: 0)
    let header = scene.collection.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path)
    #expect(header?.frame.minY == 0)
    #expect(scene.frame(0)?.minY == header?.frame.maxY)
    #expect((header?.frame.height ?? 0) > 25)
  }

  @Test("The first item of a section may be its header, outside of the group")
  func headerItem() {
    let scene = Scene(
      list(.insetGrouped) { $0.headerMode = .firstItemInSection }, rows(3) { "\($0.item)" })
    let header = cell(scene, 0)?.contentConfiguration as? ListContentConfiguration
    #expect(header?.textProperties.transform == .uppercase)
    let row = cell(scene, 1)?.contentConfiguration as? ListContentConfiguration
    #expect(
      row?.textProperties.transform == ListContentConfiguration.TextProperties.TextTransform.none)
  }

  @Test("Accessories stand at the row's ends, and the content makes room")
  func accessories() {
    let scene = Scene(list(), rows(1) { _ in "text" })
    guard let cell = cell(scene, 0) else { return }
    cell.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "12")]
    cell.layoutIfNeeded()
    let label = cell.subviews.compactMap { $0 as? Label }.first
    #expect(label?.text == "12")
    #expect(cell.contentView.frame.maxX < 300 - 16 - 16 - 12)
    #expect((label?.frame.maxX ?? 999) < 300 - 16 - 16 - 12 - 16)
    cell.indentationLevel = 2
    cell.indentationWidth = 20
    cell.layoutIfNeeded()
    let text = cell.contentView.subviews.first
    #expect(text?.convert(.zero, to: cell).x == 56.0)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX > 16 + 16 + 12)
  }

  @Test("Some accessories come with editing")
  func editing() {
    let scene = Scene(list(), rows(1) { _ in "text" })
    var deleted = 0
    guard let cell = cell(scene, 0) else { return }
    cell.accessories = [
      .delete(displayed: .whenEditing) { deleted += 1 },
      .disclosureIndicator(displayed: .whenNotEditing),
    ]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    scene.collection.isEditing = true
    scene.stage.advance(by: 1)
    #expect(cell.configurationState.isEditing)
    #expect(cell.contentView.frame.minX > 40)
    #expect(cell.contentView.frame.maxX == 300)
    scene.stage.tap(at: Point(x: 30, y: 22))
    scene.stage.advance(by: 0.3)
    #expect(deleted == 1)
  }

  @Test("A swipe over a row brings its actions, and using one performs it")
  func swipe() {
    var archived: [ItemPath] = []
    let layout = list(.plain) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Archive") { _, _, done in
            archived.append(path)
            done(true)
          }
        ])
      }
    }
    let scene = Scene(layout, rows(5) { "\($0.item)" })
    scene.stage.drag(from: Point(x: 250, y: 66), to: Point(x: 150, y: 66))
    scene.stage.advance(by: 1)
    #expect(cell(scene, 1)?.configurationState.isSwiped == true)
    #expect(archived.isEmpty)
    scene.stage.tap(at: Point(x: 280, y: 66))
    scene.stage.advance(by: 1)
    #expect(archived == [ItemPath(item: 1, section: 0)])
    #expect(cell(scene, 1)?.configurationState.isSwiped == false)
    // A swipe to the other side has no actions here.
    scene.stage.drag(from: Point(x: 50, y: 66), to: Point(x: 150, y: 66))
    scene.stage.advance(by: 1)
    #expect(cell(scene, 1)?.configurationState.isSwiped == false)
  }

  @Test("A swipe over most of the row performs the first action")
  func fullSwipe() {
    var count = 0
    let layout = list(.plain) {
      $0.leadingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Read") { _, _, done in
            count += 1
            done(true)
          }
        ])
      }
    }
    let scene = Scene(layout, rows(5) { "\($0.item)" })
    scene.stage.drag(from: Point(x: 20, y: 66), to: Point(x: 280, y: 66), duration: 0.6)
    scene.stage.advance(by: 1)
    #expect(count == 1)
  }

  @Test("The handler of lines decides for each row")
  func separators() {
    var asked: Set<ItemPath> = []
    let layout = list(.plain) {
      $0.itemSeparatorHandler = { path, lines in
        asked.insert(path)
        var lines = lines
        if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
        lines.color = .red
        return lines
      }
    }
    let scene = Scene(layout, rows(3) { _ in "" })
    #expect(asked.count == 3)
    let image = scene.stage.snapshot()
    func isRed(_ y: Int) -> Bool {
      let color = image.pixel(x: 150, y: y)
      return color.red > 0.9 && color.green < 0.3
    }
    #expect(!isRed(43))
    #expect(isRed(87))
  }
}
