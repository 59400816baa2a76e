import ResponderTestKit
import ResponderWords
import Testing
import Widgets

@testable import WidgetsControls

/// Tests of the strings of a date picker that chooses a duration.
@MainActor @Suite(.serialized) struct DatePickerSpanTests {
  /// Returns a picker on a stage in a language, and its wheels.
  private func scene(
    _ language: String, minutes: Int
  ) throws -> (stage: Stage, picker: DatePicker, wheels: PickerView) {
    let stage = Stage(size: Size(width: 400, height: 300), language: Language(language))
    let picker = DatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = Double(minutes) * 60
    picker.frame = Rect(origin: Point(x: 20, y: 20), size: picker.intrinsicContentSize)
    stage.window.addSubview(picker)
    stage.render()
    return (stage, picker, try #require(Self.wheels(in: picker)))
  }

  private static func wheels(in view: View) -> PickerView? {
    if let found = view as? PickerView { return found }
    return view.subviews.lazy.compactMap { wheels(in: $0) }.first
  }

  private func title(_ row: Int, _ component: Int, of wheels: PickerView) -> String? {
    (wheels.delegate?.pickerView(wheels, attributedTitleForRow: row, forComponent: component))?
      .string
  }

  @Test(
    "The wheels of a duration are in the language of the user",
    arguments: [
      ("en", ["0 hours", "1 hour", "2 hours"], "5 min"),
      ("de", ["0 Stunden", "1 Stunde", "2 Stunden"], "5 Min."),
      ("fr", ["0 heure", "1 heure", "2 heures"], "5 min"),
      ("es", ["0 horas", "1 hora", "2 horas"], "5 min"),
      ("ja", ["0時間", "1時間", "2時間"], "5分"),
      ("ar", ["0 ساعة", "ساعة واحدة", "ساعتان"], "5 د"),
    ])
  func titles(language: String, hours: [String], minutes: String) throws {
    let scene = try scene(language, minutes: 60)
    #expect((0..<3).map { title($0, 0, of: scene.wheels) } == hours)
    #expect(title(5, 1, of: scene.wheels) == minutes)
  }

  @Test(
    "A screen reader gets a duration in the language of the user",
    arguments: [
      ("en", "1 hour 2 minutes"), ("de", "1 Stunde 2 Minuten"), ("fr", "1 heure 2 minutes"),
      ("es", "1 hora 2 minutos"), ("ja", "1時間 2分"), ("ar", "ساعة واحدة دقيقتان"),
    ])
  func spoken(language: String, value: String) throws {
    #expect(try scene(language, minutes: 62).picker.accessibilityValue == value)
  }
}
