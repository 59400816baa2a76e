import Widgets

/// A card with wheels to choose from, and wheels for a time.
final class WheelsCard: PickersCard, PickerViewDataSource, PickerViewDelegate {
  private let wheels = PickerView()
  private let time = DatePicker()
  private let chosen = Label()
  private static let rows = [
    ["Small", "Medium", "Large", "Huge"],
    ["Espresso", "Tea", "Mate", "Chocolate", "Lemonade", "Water"],
  ]

  init() {
    super.init("Wheels")
    wheels.dataSource = self
    wheels.delegate = self
    wheels.selectRow(1, inComponent: 0, animated: false)
    wheels.selectRow(2, inComponent: 1, animated: false)
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .wheels
    time.minuteInterval = 5
    time.accessibilityLabel = "Time"
    chosen.textColor = .secondaryLabel
    chosen.textAlignment = .center
    for view in [wheels, time, chosen] { addSubview(view) }
    showChoice()
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { Self.rows.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.rows[component].count
  }

  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.rows[component][row] }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    showChoice()
  }

  private func showChoice() { chosen.text = wheels.accessibilityValue }

  override func contentHeight(forWidth width: Double) -> Double {
    216 + 24 + (width >= 480 ? 0 : 216)
  }

  override func layOut(in area: Rect) {
    let isWide = area.width >= 480
    let width = isWide ? area.width * 0.62 : area.width
    wheels.frame = Rect(x: area.minX, y: area.minY, width: width, height: 216)
    chosen.frame = Rect(x: area.minX, y: wheels.frame.maxY, width: width, height: 24)
    time.frame =
      isWide
      ? Rect(x: area.minX + width, y: area.minY, width: area.width - width, height: 216)
      : Rect(x: area.minX, y: chosen.frame.maxY, width: width, height: 216)
  }
}
