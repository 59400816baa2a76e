import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the list of pages: its groups and its search.
@MainActor @Suite(.serialized) struct PageListTests {
  /// Creates a stage with the gallery, in a window that is tall enough for the whole list.
  private func makeStage(
    _ arguments: String..., language: Language = .english
  ) throws -> Stage {
    let options = try Options(["--size", "900x1700"] + arguments)
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true, language: language)
    window.fill(options)
    stage.render()
    return stage
  }

  private func list(on stage: Stage) throws -> PageList {
    try #require(stage.window.firstView(PageList.self))
  }

  private func shown(on stage: Stage) throws -> String {
    let controller = try #require(stage.window.rootViewController?.children.first)
    let page = Page.all.first { type(of: $0.makeController()) == type(of: controller) }
    return try #require(page).identifier
  }

  private func found(_ search: String) -> [String] {
    Page.all.filter { $0.matches(search) }.map(\.identifier)
  }

  // MARK: Groups

  @Test("The groups hold each page exactly once, in the order of the list")
  func groups() {
    let grouped = PageGroup.allCases.flatMap(\.pages).map(\.identifier)
    #expect(grouped == Page.all.map(\.identifier))
    #expect(Set(grouped).count == grouped.count && grouped.count == 25)
    for group in PageGroup.allCases { #expect(group.pages.count > 1, "\(group)") }
    for page in Page.all { #expect(!page.widgets.isEmpty, "\(page)") }
  }

  @Test("The column shows the title of each group above the group's pages")
  func headings() throws {
    let stage = try makeStage()
    let list = try list(on: stage)
    #expect(list.headings.map { $0.group } == PageGroup.allCases)
    var bottom = 0.0
    for (group, label) in list.headings {
      #expect(!label.isHidden && label.text == group.rawValue)
      #expect(label.accessibilityTraits.contains(.header))
      #expect(label.frame.minY >= bottom)
      bottom = label.frame.maxY
      for (page, button) in list.buttons where page.group == group {
        #expect(button.frame.minY >= bottom, "\(page)")
        bottom = button.frame.maxY
      }
    }
    #expect(list.dividers.allSatisfy { $0.line.isHidden })
  }

  @Test("The bar of a narrow window has a line between two groups")
  func dividers() throws {
    let stage = try makeStage("--size", "400x700")
    let list = try list(on: stage)
    #expect(list.isBar && list.headings.allSatisfy { $0.label.isHidden })
    for (group, line) in list.dividers {
      #expect(line.isHidden == (group == PageGroup.allCases.first))
      let before = list.buttons.last { $0.button.frame.maxX <= line.frame.minX }
      let after = list.buttons.first { $0.button.frame.minX >= line.frame.maxX }
      if !line.isHidden { #expect(after?.page.group == group && before?.page.group != group) }
    }
  }

  // MARK: Search

  @Test("Pages are found by their titles and by what they show, also by UIKit's names")
  func search() {
    #expect(found("  ").count == Page.all.count)
    #expect(found("gest") == ["gestures"])
    #expect(found("DRAG drop") == ["drag-and-drop"])
    #expect(found("keys") == ["keys"])
    #expect(found("checkbox") == ["controls"])
    #expect(found("Slider") == ["controls", "animation"])
    #expect(found("uitableview") == ["table", "drag-and-drop"].sorted { place($0) < place($1) })
    #expect(found("segmented control") == ["controls"])
    #expect(found("nothing of the kind") == [])
  }

  private func place(_ identifier: String) -> Int {
    Page.all.firstIndex { $0.identifier == identifier } ?? -1
  }

  @Test("Typing narrows the list to the pages that are found; clearing brings all back")
  func narrows() throws {
    let stage = try makeStage()
    let list = try list(on: stage)
    let frames = list.buttons.map { $0.button.frame }
    stage.tap("Search pages")
    stage.type("slider")
    stage.render()
    #expect(list.foundPages.map(\.identifier) == ["controls", "animation"])
    #expect(list.headings.filter { !$0.label.isHidden }.map { $0.group } == [.controls, .images])
    // The buttons are together at the top.
    for (page, button) in list.buttons where !button.isHidden {
      #expect(button.frame.maxY < 200, "\(page)")
    }
    stage.keyPress(.keyboardEscape)
    stage.render()
    #expect(list.search.isEmpty && list.foundPages == Page.all)
    #expect(list.buttons.map { $0.button.frame } == frames)
  }

  @Test("With no match the list says so, until something else is typed")
  func noMatch() throws {
    let stage = try makeStage()
    let list = try list(on: stage)
    #expect(list.emptyView.isHidden)
    list.search = "xyzzy"
    stage.render()
    #expect(!list.emptyView.isHidden && list.foundPages.isEmpty)
    #expect(list.headings.allSatisfy { $0.label.isHidden })
    #expect(list.bounds.contains(list.emptyView.frame))
    list.search = "table"
    stage.render()
    #expect(list.emptyView.isHidden && list.foundPages.map(\.identifier).contains("table"))
  }

  @Test("The page that is shown stays while it is searched, and is marked again afterwards")
  func selectionSurvives() throws {
    let stage = try makeStage("--page", "gestures")
    let list = try list(on: stage)
    list.search = "slider"
    stage.render()
    #expect(try shown(on: stage) == "gestures" && list.chosenPage.identifier == "gestures")
    list.search = ""
    stage.render()
    let selected = list.buttons.filter { $0.button.isSelected }.map { $0.page.identifier }
    #expect(selected == ["gestures"])
  }

  // MARK: Keys

  @Test("Ctrl+F goes to the field, arrows go through what is found, Return takes the first")
  func keys() throws {
    let stage = try makeStage("--page", "gestures")
    let list = try list(on: stage)
    stage.keyPress(.keyboardF, modifiers: .control)
    #expect(list.searchField.isFirstResponder)
    stage.type("collection")
    let all = list.foundPages.map(\.identifier)
    #expect(all.first == "collection" && all.count > 2)
    #expect(try shown(on: stage) == "gestures")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(try shown(on: stage) == all[0])
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardDownArrow)
    #expect(try shown(on: stage) == all[2])
    stage.keyPress(.keyboardUpArrow)
    #expect(try shown(on: stage) == all[1] && list.searchField.isFirstResponder)
    stage.keyPress(.keyboardEscape)
    for _ in 0..<40 { stage.keyPress(.keyboardUpArrow) }
    #expect(try shown(on: stage) == "controls")
    stage.keyPress(.keyboardEscape)
    #expect(!list.searchField.isFirstResponder)
  }

  @Test("Arrows go from button to button of the list, and Space shows the page")
  func arrows() throws {
    let stage = try makeStage()
    let list = try list(on: stage)
    for _ in 0..<4 where !list.buttons.contains(where: { $0.button.isFocused }) {
      stage.keyPress(.keyboardTab)
    }
    #expect(list.buttons[0].button.isFocused)
    for _ in 0..<4 { stage.keyPress(.keyboardDownArrow) }
    #expect(list.buttons[4].button.isFocused)
    stage.keyPress(.keyboardSpacebar)
    #expect(try shown(on: stage) == list.buttons[4].page.identifier)
  }

  // MARK: Narrow windows and other languages

  @Test("The bar of a narrow window shows its field on demand, and becomes higher for it")
  func barSearch() throws {
    let stage = try makeStage("--size", "400x700")
    let list = try list(on: stage)
    #expect(list.searchField.isHidden && list.frame.height == PageList.barHeight)
    stage.tap("Search pages")
    stage.advance(by: 1)
    #expect(!list.searchField.isHidden && list.searchField.isFirstResponder)
    #expect(list.frame.height == PageList.barHeight + PageList.searchHeight)
    #expect(list.frame.maxY == stage.window.rootViewController?.view.bounds.maxY)
    stage.type("picker")
    stage.render()
    #expect(list.foundPages.map(\.identifier) == ["pickers"])
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(try shown(on: stage) == "pickers")
    stage.keyPress(.keyboardEscape)
    stage.keyPress(.keyboardEscape)
    stage.render()
    #expect(list.searchField.isHidden && list.frame.height == PageList.barHeight)
    #expect(list.foundPages == Page.all)
  }

  @Test("Right-to-left the column is at the right, with its parts mirrored")
  func rightToLeft() throws {
    let stage = try makeStage(language: Language("ar"))
    let list = try list(on: stage)
    #expect(list.frame.maxX == 900 && list.frame.width == PageList.sideWidth)
    #expect(stage.window.rootViewController?.children.first?.view.frame.width == 684)
    #expect(list.appearanceSwitch.frame.midX < list.appearanceLabel.frame.midX)
    let button = list.buttons[0].button
    let frame = button.convert(button.bounds, to: list)
    #expect(frame.minX == list.searchField.frame.minX && frame.maxX == list.searchField.frame.maxX)
    stage.application.userInterfaceLayoutDirection = .leftToRight
    stage.render()
    #expect(list.frame.minX == 0)
  }

  @Test("Right-to-left the bar begins at the right")
  func rightToLeftBar() throws {
    let stage = try makeStage("--size", "400x700", language: Language("ar"))
    let list = try list(on: stage)
    let first = try #require(list.buttons.first).button
    let last = try #require(list.buttons.last).button
    #expect(first.frame.minX > last.frame.maxX)
    #expect(list.searchButton.frame.midX < list.pages.frame.minX)
    let place = first.convert(first.bounds, to: list)
    #expect(place.maxX > list.pages.frame.maxX - 20 && place.maxX <= list.pages.frame.maxX)
  }

  @Test("In German the titles are German, and both languages' titles are found")
  func german() throws {
    let stage = try makeStage(language: Language("de"))
    let list = try list(on: stage)
    let titles = list.buttons.map { $0.button.configuration?.title ?? "" }
    #expect(titles[0] == "Steuerelemente" && titles.contains("Drag-and-drop"))
    #expect(list.headings.map { $0.label.text }.contains("Listen und Tabellen"))
    #expect(list.searchField.placeholder == "Seiten suchen")
    list.search = "gesten"
    #expect(list.foundPages.map(\.identifier) == ["gestures"])
    list.search = "gestures"
    #expect(list.foundPages.map(\.identifier) == ["gestures"])
    for (_, button) in list.buttons where !button.isHidden {
      #expect(button.intrinsicContentSize.width <= button.frame.width)
    }
  }

  @Test("Each title has German words, and no words are left over")
  func catalog() throws {
    let text = String(decoding: GalleryStrings.german, as: UTF8.self)
    let known = Set(text.matches(of: /\nmsgid "([^"]+)"\nmsgstr "[^"]+"/).map { String($0.1) })
    let pages = Page.all.flatMap { [$0.title, $0.shortTitle] }
    let titles = Set(pages + PageGroup.allCases.map(\.rawValue) + ["Dark", "Search pages"])
    #expect(titles.subtracting(known).sorted() == [])
    #expect(known.subtracting(titles).sorted() == [])
  }

  @Test(
    "In German each title fits into the list, wide and narrow", arguments: ["900x640", "360x480"])
  func germanFits(size: String) throws {
    let stage = try makeStage("--size", size, language: Language("de"))
    let list = try list(on: stage)
    for (page, button) in list.buttons {
      #expect(button.intrinsicContentSize.width <= button.frame.width, "\(page)")
    }
    for (group, label) in list.headings where !label.isHidden {
      #expect(label.intrinsicContentSize.width <= label.frame.width, "\(group)")
    }
  }
}
