/// Wheels side by side, of which each has one row in the middle: the one that is chosen. Follows
/// `UIPickerView`.
///
///     let picker = PickerView()
///     picker.dataSource = self
///     picker.delegate = self
///     picker.selectRow(2, inComponent: 0, animated: false)
///
/// A finger turns a wheel, which comes to rest on a row; a tap brings a row to the middle, and so do a
/// step of the pointer's wheel, arrow keys, Page Up and Down, Home and End, and typing what a row begins
/// with. Left and right go from wheel to wheel. Only the rows that are seen are made, so that there may be
/// many.
@preconcurrency @MainActor open class PickerView: View {
  /// How high rows are unless said otherwise, in points.
  static let usualRowHeight = 32.0
  /// Stands for a wheel as wide as the others.
  static let usualWidth = -1.0
  /// How large a picker is where nothing else decides, in points.
  static let usualSize = Size(width: 320, height: 216)
  static let margin = 8.0

  final var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// Creates a picker without wheels; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    if frame.isEmpty { self.frame.size = Self.usualSize }
  }

  /// Creates one of its own size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    clipsToBounds = true
    frame.size = Self.usualSize
  }

  /// Keeps which rows are chosen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeRows(coder)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeRows(coder)
  }

  /// Who says how much there is to choose from.
  open weak var dataSource: (any PickerViewDataSource)? { didSet { loadAnew() } }
  /// Who says what rows show, and hears what was chosen.
  open weak var delegate: (any PickerViewDelegate)? { didSet { loadAnew() } }

  /// Whether the ground of the chosen rows is drawn; always.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  // MARK: What there is

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has; 0 where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// How large the rows of a wheel are, in points.
  open func rowSize(forComponent component: Int) -> Size {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return Size(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row; nil where it is not seen.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    layoutIfNeeded()
    return wheel(component)?.shown[row]
  }

  /// Asks anew for everything. The rows that are chosen stay, where they are still there.
  open func reloadAllComponents() { loadAnew() }

  /// Asks anew for a wheel.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    load(wheel, component, dataSource)
    setNeedsLayout()
  }

  // MARK: What is chosen

  /// Brings a row to the middle of its wheel. It tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    if animated { layoutIfNeeded() }
    wheel.select(row, animated: animated && window != nil)
  }

  /// The row that is chosen in a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  // MARK: Loading

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func loadAnew() {
    isLoaded = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = dataSource.map { max(0, $0.numberOfComponents(in: self)) } ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    guard let dataSource else { return }
    for (component, wheel) in wheels.enumerated() { load(wheel, component, dataSource) }
  }

  private func load(
    _ wheel: PickerWheel, _ component: Int, _ dataSource: any PickerViewDataSource
  ) {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.usesNaturalHeight = height <= 0
    wheel.load(
      count: max(0, dataSource.pickerView(self, numberOfRowsInComponent: component)),
      rowHeight: height > 0 ? height : naturalRowHeight)
  }

  // MARK: Layout and drawing

  /// Places the wheels side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    for wheel in wheels where wheel.usesNaturalHeight { wheel.use(rowHeight: naturalRowHeight) }
    placeWheels()
  }

  /// The size of a picker where nothing else decides, in points.
  open override var intrinsicContentSize: Size { naturalSize }

  /// As wide as it is given, and as high as a picker is; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, naturalSize.width), height: naturalSize.height)
  }

  /// Draws the ground of the chosen rows.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawGround(in: context) }

  /// Rows in a font of the theme may need another size.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    loadAnew()
    for wheel in wheels { wheel.forgetRows() }
  }

  /// What was set, else the titles of the rows that are chosen.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenRows }
    set { super.accessibilityValue = newValue }
  }
}

/// The words of a row.
final class PickerLabel: Label {}

extension PickerView {
  /// The looks of rows that have none of their own.
  var rowFont: Font { theme.fonts.body.withSize((theme.fonts.body.pointSize * 1.3).rounded()) }

  /// How high rows are unless the delegate says otherwise, in points: larger texts need more.
  var naturalRowHeight: Double { max(Self.usualRowHeight, (rowFont.lineHeight + 4).rounded(.up)) }

  /// How large a picker is for its rows, in points.
  var naturalSize: Size {
    let growth = naturalRowHeight / Self.usualRowHeight
    return Size(
      width: Self.usualSize.width, height: (Self.usualSize.height * growth).rounded(.up))
  }

  /// A label with a row's title.
  func titleView(forRow row: Int, forComponent component: Int, reusing view: View?) -> View {
    let label = view as? PickerLabel ?? PickerLabel()
    label.font = rowFont
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.attributedText = title(ofRow: row, component)
    return label
  }

  func title(ofRow row: Int, _ component: Int) -> StyledText? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
      .map { StyledText($0) }
  }

  fileprivate var spokenRows: String? {
    let titles = wheels.indices.compactMap { component in
      let row = selectedRow(inComponent: component)
      return row < 0 ? nil : title(ofRow: row, component)?.string
    }
    return titles.isEmpty ? nil : titles.joined(separator: " ")
  }

  fileprivate func placeWheels() {
    guard !wheels.isEmpty else { return }
    let room = max(0, bounds.width - 2 * Self.margin)
    let wanted = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? Self.usualWidth
    }
    let set = wanted.filter { $0 >= 0 }.reduce(0, +)
    let others = Double(wanted.count { $0 < 0 })
    let share = others > 0 ? max(0, room - set) / others : 0
    let sum = set + share * others
    let factor = sum > room && sum > 0 ? room / sum : 1
    var x = bounds.midX - sum * factor / 2
    let order = isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      let width = (wanted[index] < 0 ? share : wanted[index]) * factor
      wheels[index].frame = pixelGrid.nearest(
        Rect(x: x, y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
  }

  fileprivate func drawGround(in context: GraphicsContext) {
    guard let height = wheels.map(\.rowHeight).max() else { return }
    let ground = Rect(
      x: bounds.minX + Self.margin, y: bounds.midY - height / 2,
      width: bounds.width - 2 * Self.margin, height: height)
    context.fillRoundedRect(ground, cornerRadius: 8, color: .secondaryFill)
  }
}

extension PickerView {
  /// Asks anew what the rows of a wheel show.
  func refreshRows(inComponent component: Int) {
    if wheels.indices.contains(component) { wheels[component].forgetRows() }
  }
}
