import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct PickerViewTests {
  let stage = Stage(size: Size(width: 320, height: 240))
  let picker = PickerView(frame: Rect(x: 0, y: 10, width: 320, height: 216))
  let source = Source()

  /// A data source of two wheels, with ten words and a thousand numbers.
  @MainActor final class Source: PickerViewDataSource, PickerViewDelegate {
    var chosen: [String] = []
    var counts = [10, 1000]

    func numberOfComponents(in pickerView: PickerView) -> Int { counts.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { component == 0 ? "word \(row)" : "\(row)" }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component):\(row)")
    }
  }

  init() {
    picker.dataSource = source
    picker.delegate = source
    stage.window.addSubview(picker)
    stage.render()
  }

  @Test("It asks its data source, and stands at the first rows")
  func loading() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.numberOfRows(inComponent: 1) == 1000)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(PickerView().numberOfComponents == 0)
  }

  @Test("T3: parts of a wheel's step turn a picker by a row once they make a step, with their sign")
  func wheelParts() {
    let place = Point(x: 80, y: 118)
    for part in [30.0, -15, 15, 90, 12, -12, 120, 40, 40, 40] {
      stage.wheel(Vector(dx: 0, dy: part / 120), at: place)
      stage.advance(by: 0.02)
    }
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(source.chosen.last == "0:3")
  }

  @Test("T3: fingers that rest on the touchpad stop a picker; it stands at a row when they leave")
  func restingFingers() {
    let place = Point(x: 240, y: 118)
    for _ in 0..<10 {
      stage.advance(by: 0.01)
      stage.touchpadScroll(by: Vector(dx: 0, dy: 12), at: place)
    }
    stage.touchpadScrollEnd()
    stage.advance(by: 0.05)
    stage.touchpadHoldBegan(at: place)
    let picture = stage.snapshot()
    stage.advance(by: 1)
    #expect(stage.snapshot().hasSamePixels(as: picture))
    stage.touchpadHoldEnded()
    stage.advance(by: 1)
    let row = picker.selectedRow(inComponent: 1)
    #expect(row > 0 && source.chosen.last == "1:\(row)")
  }

  @Test("selectRow brings a row to the middle, and tells nobody")
  func selectingByCode() {
    picker.selectRow(4, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    picker.selectRow(700, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 700)
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 1) == 700)
    #expect(source.chosen == [])
    #expect((picker.view(forRow: 700, forComponent: 1) as? Label)?.text == "700")
    #expect(picker.accessibilityValue == "word 4 700")
  }

  @Test("selectRow works before the picker is laid out")
  func selectingEarly() {
    let picker = PickerView()
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(3, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    stage.window.addSubview(picker)
    stage.render()
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect((picker.view(forRow: 3, forComponent: 0)?.alpha ?? 0) == 1)
  }

  @Test("A finger turns a wheel, which comes to rest on a row; the delegate hears of it once")
  func dragging() {
    stage.drag(from: Point(x: 80, y: 118), to: Point(x: 80, y: 118 - 2 * 32 - 10), duration: 0.6)
    stage.advance(by: 3)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(source.chosen == ["0:\(row)"])
    let view = picker.view(forRow: row, forComponent: 0)
    #expect(view.map { $0.convert($0.bounds, to: picker).midY } == 108)
  }

  @Test("A tap on a row brings it to the middle")
  func tapping() {
    stage.tap(at: Point(x: 240, y: 118 + 64))
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(source.chosen == ["1:2"])
  }

  @Test("A step of the pointer's wheel goes one row further")
  func pointerWheel() {
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 80, y: 118))
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(source.chosen == ["0:1"])
  }

  @Test("Arrow keys, Home and End choose; left and right go from wheel to wheel")
  func keys() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardDownArrow)
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    stage.keyPress(.keyboardEnd)
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 9)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardDownArrow)
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(source.chosen.last == "1:1")
  }

  @Test("Only the rows that are seen have views")
  func fewViews() {
    #expect(picker.view(forRow: 0, forComponent: 1) != nil)
    #expect(picker.view(forRow: 50, forComponent: 1) == nil)
    picker.selectRow(500, inComponent: 1, animated: false)
    stage.render()
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
    #expect(picker.view(forRow: 500, forComponent: 1) != nil)
  }

  @Test("reloadAllComponents keeps what is chosen where it is still there")
  func reloading() {
    picker.selectRow(8, inComponent: 0, animated: false)
    source.counts = [5, 1000]
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    source.counts = [0]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    stage.render()
  }

  @Test("Views, widths and heights come from the delegate")
  func ownViews() {
    final class Views: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
        component == 0 ? 60 : 120
      }
      func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
        44
      }
      func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: View?
      ) -> View {
        let own = view ?? View()
        own.tag = row
        return own
      }
    }
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    stage.render()
    #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
    #expect(picker.rowSize(forComponent: 0) == Size(width: 60, height: 44))
    #expect(picker.rowSize(forComponent: 1) == Size(width: 120, height: 44))
  }

  @Test("At rest it asks for no frames")
  func rests() {
    stage.drag(from: Point(x: 80, y: 118), to: Point(x: 80, y: 60))
    stage.advance(by: 4)
    let frames = stage.frameRequestCount
    stage.advance(by: 3)
    #expect(stage.frameRequestCount == frames)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("U3: Typing goes to the row that begins with it; in a long wheel to the nearest")
  func typeAhead() {
    stage.keyPress(.keyboardTab)
    stage.type("word 7")
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 7 && source.chosen == ["0:7"])
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    picker.selectRow(640, inComponent: 1, animated: false)
    stage.type("6")
    stage.advance(by: 0.5)
    #expect(picker.selectedRow(inComponent: 1) == 640)
    stage.type("51")
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 1) == 651)
    stage.type("x")
    stage.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 1) == 651)
  }
}
