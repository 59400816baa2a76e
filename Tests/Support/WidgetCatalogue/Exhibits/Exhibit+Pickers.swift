import ResponderTestKit
import Widgets

/// The widgets that select dates, colors and rows of a wheel.
extension Exhibit {
  static let pickers: [Exhibit] = [
    Exhibit("DatePicker", width: 400) { _ in
      .view(
        SampleColumn([
          sampleRow(picker(.dateAndTime, .compact)), sampleRow(picker(.date, .compact)),
          sampleRow(picker(.time, .compact)),
        ]))
    },
    Exhibit("DatePicker-inline", width: 380) { _ in .view(picker(.date, .inline)) },
    Exhibit("DatePicker-wheels", width: 400, scrolled: [.vertical]) { _ in
      .view(picker(.dateAndTime, .wheels))
    },
    Exhibit("PickerView", scrolled: [.vertical]) { _ in .view(SamplePicker()) },
    Exhibit("ColorWell") { _ in
      .view(
        sampleRow(
          with(ColorWell()) { $0.selectedColor = .systemTeal },
          with(ColorWell()) { $0.selectedColor = .systemOrange }, ColorWell(),
          with(ColorWell()) {
            $0.selectedColor = .systemPurple
            $0.isEnabled = false
          }))
    },
    Exhibit("ColorPickerViewController", width: 360, height: 480) { _ in
      .controller(with(ColorPickerViewController()) { $0.selectedColor = .systemTeal })
    },
  ]

  @MainActor private static func picker(
    _ mode: DatePicker.Mode, _ style: DatePicker.Style
  ) -> DatePicker {
    with(DatePicker()) {
      $0.preferredDatePickerStyle = style
      $0.datePickerMode = mode
      $0.secondsFromGMT = 0
      // The time 2027-03-09 09:30 UTC.
      $0.secondsSince1970 = 1_804_584_600
    }
  }
}

/// A picker with two wheels.
private final class SamplePicker: PickerView, PickerViewDataSource, PickerViewDelegate {
  private static let rows = [
    ["Small", "Medium", "Large", "Huge"],
    ["Espresso", "Tea", "Mate", "Chocolate", "Lemonade", "Water"],
  ]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
    selectRow(1, inComponent: 0, animated: false)
    selectRow(2, inComponent: 1, animated: false)
  }

  required override init?(coder: AnyObject) { nil }

  func numberOfComponents(in pickerView: PickerView) -> Int { Self.rows.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.rows[component].count
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.rows[component][row] }
}
