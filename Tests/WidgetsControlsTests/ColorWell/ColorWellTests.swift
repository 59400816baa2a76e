import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WidgetsControls

@MainActor @Suite(.serialized) struct ColorWellTests {
  let stage = Stage(size: Size(width: 500, height: 500))
  let controller = ViewController()
  let well = ColorWell(frame: Rect(x: 20, y: 20, width: 44, height: 44))
  let log = EventLog()

  init() {
    stage.window.rootViewController = controller
    controller.view.addSubview(well)
    log.listen(to: well)
    stage.render()
  }

  @Test("A tap opens a picker with the well's colour; what is chosen there is told")
  func choosing() throws {
    well.selectedColor = .red
    well.supportsAlpha = false
    stage.tap(at: well.center)
    stage.advance(by: 1)
    let picker = try #require(controller.presentedViewController as? ColorPickerViewController)
    #expect(picker.selectedColor == .red)
    #expect(!picker.supportsAlpha)
    let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
    stage.tap(at: grid.convert(Point(x: 4, y: 4), to: nil))
    #expect(well.selectedColor == .white)
    #expect(log.changes == 1)
  }

  @Test("The picker shows the well's title, and the opacity's label above swatch and slider")
  func pickerLayout() throws {
    well.title = "Pen"
    stage.tap(at: well.center)
    stage.advance(by: 1)
    let picker = try #require(controller.presentedViewController as? ColorPickerViewController)
    let title = try #require(
      picker.view.subviews.compactMap { $0 as? Label }.first { $0.text == "Pen" })
    let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGrid }.first)
    let slider = try #require(picker.view.subviews.compactMap { $0 as? Slider }.first)
    let label = try #require(
      picker.view.subviews.compactMap { $0 as? Label }.first { $0.text == "Opacity" })
    #expect(title.frame.maxY < grid.frame.minY)
    #expect(label.frame.minX == grid.frame.minX)
    #expect(label.frame.minY >= grid.frame.maxY + 8)
    #expect(label.frame.maxY + 4 <= slider.frame.minY)
    picker.title = nil
    stage.advance(by: 1)
    #expect(title.isHidden)
  }

  @Test("Right-to-left the swatch is at the right of the slider")
  func mirroredPicker() throws {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    let picker = ColorPickerViewController()
    picker.view.frame = Rect(x: 0, y: 0, width: 320, height: 384)
    controller.view.addSubview(picker.view)
    stage.render()
    let slider = try #require(picker.view.subviews.compactMap { $0 as? Slider }.first)
    let swatch = try #require(
      picker.view.subviews.first { !($0 is Control) && !($0 is Label) })
    #expect(slider.frame.maxX < swatch.frame.minX && swatch.frame.maxX == 304)
  }

  @Test("The white colour of the grid has an edge on a white background")
  func gridEdge() {
    let grid = ColorGrid(frame: Rect(x: 100, y: 100, width: 240, height: 200))
    controller.view.backgroundColor = .white
    controller.view.addSubview(grid)
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 110, y: 110) == .white)
    #expect(picture.pixel(x: 98, y: 110) == .white)
    #expect(picture.pixel(x: 100, y: 110) != .white)
  }

  @Test("A colour that code sets sends nothing, and is drawn")
  func settingByCode() {
    well.selectedColor = Color(hex: 0x00FF00)
    #expect(log.changes == 0)
    #expect(stage.snapshot().pixel(x: 42, y: 42) == Color(hex: 0x00FF00))
  }

  @Test("Keys go from colour to colour")
  func keys() {
    let grid = ColorGrid(frame: Rect(x: 100, y: 100, width: 240, height: 200))
    controller.view.addSubview(grid)
    grid.chosen = ColorGrid.color(column: 3, row: 4)
    for _ in 0..<4 where !grid.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardDownArrow)
    #expect(grid.chosen == ColorGrid.color(column: 4, row: 5))
  }

  @Test("Every colour of the grid is another one")
  func colors() {
    var colors: Set<Color> = []
    for row in 1..<ColorGrid.rows {
      for column in 0..<ColorGrid.columns {
        colors.insert(ColorGrid.color(column: column, row: row))
      }
    }
    #expect(colors.count == (ColorGrid.rows - 1) * ColorGrid.columns)
  }
}
