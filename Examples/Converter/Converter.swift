import Widgets
import WindowResponder

/// An application that converts lengths, weights and temperatures.
@main final class Converter: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 460, height: 420))

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "Converter"
    application.identifier = "org.windowresponder.Converter"
    window.title = "Converter"
    window.minimumSize = Size(width: 260, height: 240)
    window.rootViewController = ConverterController()
    window.makeKeyAndVisible()
  }
}

/// A form with a number, two units and the result of the conversion.
final class ConverterController: ViewController {
  let form = Form()
  let quantity = Button(configuration: .gray())
  let number = TextField()
  let from = Button(configuration: .gray())
  let to = Button(configuration: .gray())
  let swap = Button(configuration: .bordered())
  let result = Label()
  let status = StatusBar()

  private var shown = Quantity.all[0]
  private var (fromIndex, toIndex) = (0, 1)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    number.text = "1"
    number.keyboardType = .decimalPad
    number.addAction(Action { [weak self] _ in self?.convert() }, for: .editingChanged)
    swap.configuration?.title = "Swap"
    swap.configuration?.image = Image(systemName: "arrow.up.and.down")
    swap.toolTip = "Exchange the two units"
    swap.addAction(Action { [weak self] _ in self?.exchange() }, for: .primaryActionTriggered)
    result.font = .preferredFont(forTextStyle: .title1)
    result.numberOfLines = 0
    result.accessibilityLabel = "Result"
    form.addRow("Quantity", quantity)
    form.addRow("Number", number)
    form.addRow("From", from)
    form.addRow("To", to)
    form.addRow(swap)
    form.addSection("Result").addRow(result)
    for part in [form, status] { view.addSubview(part) }
    showQuantity(0)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = status.intrinsicContentSize.height
    form.frame = Rect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - height))
    status.frame = Rect(x: area.minX, y: form.frame.maxY, width: area.width, height: height)
  }

  // MARK: Choices

  private func showQuantity(_ index: Int) {
    shown = Quantity.all[index]
    (fromIndex, toIndex) = (0, 1)
    fill(quantity, with: Quantity.all.map(\.name), at: index) { $0.showQuantity($1) }
    showUnits()
  }

  private func showUnits() {
    let names = shown.units.map { "\($0.name) (\($0.symbol))" }
    fill(from, with: names, at: fromIndex) { $0.choose(from: $1) }
    fill(to, with: names, at: toIndex) { $0.choose(to: $1) }
    convert()
  }

  private func choose(from: Int? = nil, to: Int? = nil) {
    fromIndex = from ?? fromIndex
    toIndex = to ?? toIndex
    convert()
  }

  private func exchange() {
    (fromIndex, toIndex) = (toIndex, fromIndex)
    showUnits()
  }

  /// Makes a button a pop-up button with a menu of names.
  private func fill(
    _ button: Button, with names: [String], at chosen: Int,
    _ choose: @escaping @MainActor (ConverterController, Int) -> Void
  ) {
    button.menu = Menu(
      options: .singleSelection,
      children: names.enumerated().map { index, name in
        Action(title: name, state: index == chosen ? .on : .off) { [weak self] _ in
          if let self { choose(self, index) }
        }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
  }

  // MARK: The result

  private func convert() {
    let text = (number.text ?? "").replacing(",", with: ".")
    guard let value = Double(text) else {
      result.text = "–"
      status.text = text.isEmpty ? "Type a number" : "This is not a number"
      return
    }
    let converted = shown.convert(value, from: fromIndex, to: toIndex)
    let (one, other) = (shown.units[fromIndex], shown.units[toIndex])
    result.text = Self.text(of: converted) + " " + other.symbol
    status.text = "\(Self.text(of: value)) \(one.symbol) = \(result.text ?? "")"
  }

  /// Returns a number as text, with at most four decimals.
  private static func text(of number: Double) -> String {
    Language.current.text(of: number, fractionDigits: 0...4)
  }
}
