import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct LevelTests {
  let stage = Stage(size: Size(width: 400, height: 200))

  @Test("A level keeps to its range, and tells its part")
  func range() {
    let level = LevelIndicator()
    level.value = 2
    #expect(level.value == 1 && level.accessibilityValue == "100%")
    level.maximumValue = 200
    level.value = 50
    #expect(level.accessibilityValue == "25%")
    level.value = .nan
    #expect(level.value == 0)
    #expect(level.intrinsicContentSize.height == LevelIndicator.thickness)
  }

  private func color(of level: LevelIndicator, x: Int) -> Color {
    level.frame = Rect(x: 0, y: 0, width: 100, height: 12)
    if level.superview == nil { stage.window.addSubview(level) }
    return stage.snapshot().pixel(x: x, y: 6)
  }

  @Test("The bar has the colours of success, of a warning and of an error, by its two limits")
  func colors() {
    let level = LevelIndicator()
    level.warningValue = 0.5
    level.criticalValue = 0.8
    var seen: [Color] = []
    for value in [0.3, 0.6, 0.9] {
      level.value = value
      seen.append(color(of: level, x: 20))
    }
    let names: [Theme.ColorName] = [.successText, .warningText, .errorText]
    #expect(seen == names.map { Theme.light[$0] })
    level.warningValue = 0.8
    level.criticalValue = 0.2
    level.value = 0.1
    #expect(color(of: level, x: 5) == Theme.light[.errorText])
  }

  @Test("In parts, one that is begun is full; from right to left it fills from the right")
  func segments() {
    let level = LevelIndicator()
    level.numberOfSegments = 4
    level.value = 0.3
    #expect(color(of: level, x: 30) == Theme.light[.successText])
    #expect(color(of: level, x: 60) == Theme.light[.track])
    level.semanticContentAttribute = .forceRightToLeft
    #expect(color(of: level, x: 30) == Theme.light[.track])
    #expect(color(of: level, x: 90) == Theme.light[.successText])
  }

  private func addRating() -> (Rating, EventLog) {
    let rating = Rating()
    rating.frame.origin = Point(x: 10, y: 50)
    stage.window.addSubview(rating)
    stage.render()
    return (rating, EventLog(rating))
  }

  private func star(_ index: Int) -> Point {
    Point(x: 10 + 4 + 36 * (Double(index) - 0.5), y: 72)
  }

  @Test("U8: A tap fills the stars up to it, and on the only full one empties it")
  func taps() {
    let (rating, count) = addRating()
    stage.tap(at: star(3))
    #expect(rating.value == 3 && count.changes == 1)
    stage.tap(at: star(1))
    stage.tap(at: star(1))
    #expect(rating.value == 0 && count.changes == 3)
    rating.value = 9
    #expect(rating.value == 5 && count.changes == 3 && rating.accessibilityValue == "5 / 5")
  }

  @Test("A finger that is dragged fills as it goes, by halves where that is wanted")
  func drags() {
    let (rating, _) = addRating()
    stage.drag(from: star(1), to: star(4))
    #expect(rating.value == 4)
    rating.allowsHalves = true
    stage.tap(at: Point(x: star(2).x - 10, y: 72))
    #expect(rating.value == 1.5)
  }

  @Test("Arrows, Home, End and digits fill stars")
  func keys() {
    let (rating, count) = addRating()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardUpArrow)
    #expect(rating.value == 2)
    stage.keyPress(.keyboard4)
    #expect(rating.value == 4)
    stage.keyPress(.keyboardHome)
    #expect(rating.value == 0)
    stage.keyPress(.keyboardEnd)
    #expect(rating.value == 5 && count.changes == 5)
    rating.isEnabled = false
    stage.tap(at: star(1))
    #expect(rating.value == 5)
  }

  @Test("A sentence of a status bar goes back after its time, and items without room are left out")
  func statusBar() {
    let bar = StatusBar()
    let coding = Label(text: "UTF-8")
    bar.text = "3 files"
    bar.addItem(coding)
    bar.frame = Rect(x: 0, y: 168, width: 400, height: 32)
    stage.window.addSubview(bar)
    stage.render()
    #expect(coding.frame.maxX == 388 && coding.alpha == 1)
    bar.show("Saved", for: 2)
    #expect(bar.shownText == "Saved")
    bar.text = "4 files"
    #expect(bar.shownText == "Saved")
    stage.advance(by: 2.1)
    #expect(bar.shownText == "4 files")
    bar.frame.size.width = 80
    stage.render()
    #expect(coding.alpha == 0)
  }

  private func addToolbar(_ log: @escaping (String) -> Void) -> WindowToolbar {
    func item(_ title: String, _ image: String) -> BarButtonItem {
      BarButtonItem(
        primaryAction: Action(title: title, image: Image(systemName: image)) { _ in log(title) })
    }
    let bar = WindowToolbar(items: [
      item("New", "plus"), item("Open", "folder"), .flexibleSpace(),
      item("Search", "magnifyingglass"),
    ])
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 48)
    stage.window.addSubview(bar)
    stage.render()
    return bar
  }

  @Test("The button for what has no room is drawn in the color of its neighbours, not in the tint")
  func overflowColor() throws {
    let bar = addToolbar { _ in }
    bar.tintColor = Color(hex: 0xFF0000)
    bar.frame.size.width = 110
    stage.render()
    #expect(!bar.overflowItems.isEmpty)
    let more = try #require(
      bar.subviews.compactMap { $0 as? Button }.first { $0.accessibilityLabel == "More" })
    let picture = stage.snapshot()
    func has(_ color: Color, in rect: Rect) -> Bool {
      (Int(rect.minX)..<Int(rect.maxX)).contains { x in
        (Int(rect.minY)..<Int(rect.maxY)).contains { picture.pixel(x: x, y: $0) == color }
      }
    }
    #expect(!more.isHidden && !has(Color(hex: 0xFF0000), in: bar.frame))
    #expect(has(stage.application.theme.resolve(.label), in: more.frame))
  }

  @Test("Buttons of a toolbar do what they are for, and their titles are tool tips")
  func toolbar() {
    var done: [String] = []
    let bar = addToolbar { done.append($0) }
    #expect(bar.overflowItems.isEmpty)
    stage.tap(at: Point(x: 28, y: 24))
    stage.click(at: Point(x: 372, y: 24))
    #expect(done == ["New", "Search"])
    stage.pointerMove(to: Point(x: 74, y: 24))
    stage.advance(by: 1)
    #expect(stage.popups.first?.window.accessibilityLabel == "Open")
    bar.displayMode = .imageAndTitle
    stage.render()
    #expect(bar.subviews.compactMap(\.toolTip).filter { $0 != "More" }.isEmpty)
  }

  @Test("What a narrow toolbar has no room for is in the menu at its end")
  func overflow() throws {
    var done: [String] = []
    let bar = addToolbar { done.append($0) }
    bar.frame.size.width = 110
    stage.render()
    #expect(bar.overflowItems.map(\.title) == ["Open", "Search"])
    stage.tap(at: Point(x: 74, y: 24))
    let popup = try #require(stage.popups.first)
    #expect(popup.titles == ["Open", "Search"])
    popup.tap("Search")
    #expect(done == ["Search"])
  }

  @Test("Arrow keys go from button to button of a toolbar")
  func toolbarKeys() {
    var done: [String] = []
    _ = addToolbar { done.append($0) }
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardSpacebar)
    #expect(done == ["Open"])
  }
}
