/// A view with wheels side by side, each of which shows its selected row at the center. Follows
/// `UIPickerView`.
///
///     let picker = PickerView()
///     picker.dataSource = self
///     picker.delegate = self
///     picker.selectRow(2, inComponent: 0, animated: false)
///
/// A touch turns a wheel, which stops at a row. A tap selects a row. The scroll wheel, the arrow keys, Page
/// Up and Page Down, Home and End, and typing the start of a row select a row too. The left and right arrow
/// keys move to another wheel. Only visible rows have views, so a wheel can have many rows.
@preconcurrency @MainActor open class PickerView: View {
  /// The default height of rows, in points.
  static let usualRowHeight = 32.0
  /// A value for the width of a wheel that shares the available width.
  static let usualWidth = -1.0
  /// The default size of a picker, in points.
  static let usualSize = Size(width: 320, height: 216)
  static let margin = 8.0

  final var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// Creates a picker without wheels. If the frame is empty, the picker has its default size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    if frame.isEmpty { self.frame.size = Self.usualSize }
  }

  /// Creates a picker of its default size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    clipsToBounds = true
    frame.size = Self.usualSize
  }

  /// Saves the selected rows. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeRows(coder)
  }

  /// Restores the selected rows, without notifying the delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeRows(coder)
  }

  /// The object that provides the numbers of wheels and rows. The reference is weak.
  open weak var dataSource: (any PickerViewDataSource)? { didSet { loadAnew() } }
  /// The delegate that provides the content of rows and receives the selection. The reference is weak.
  open weak var delegate: (any PickerViewDelegate)? { didSet { loadAnew() } }

  /// A Boolean value that is always `true`: the background of selected rows is drawn. New values are ignored.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  // MARK: Components and rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns the number of rows of a wheel, or 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// Returns the size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> Size {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return Size(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a row, or `nil` if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    layoutIfNeeded()
    return wheel(component)?.shown[row]
  }

  /// Reloads all wheels. Selected rows that still exist stay selected.
  open func reloadAllComponents() { loadAnew() }

  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    load(wheel, component, dataSource)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row of a wheel, without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    if animated { layoutIfNeeded() }
    wheel.select(row, animated: animated && window != nil)
  }

  /// Returns the selected row of a wheel, or -1 if there is none.
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

  /// Positions the wheels side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    for wheel in wheels where wheel.usesNaturalHeight { wheel.use(rowHeight: naturalRowHeight) }
    placeWheels()
  }

  /// The default size of a picker, in points.
  open override var intrinsicContentSize: Size { naturalSize }

  /// Returns the available width and the height of a picker, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, naturalSize.width), height: naturalSize.height)
  }

  /// Draws the background of the selected rows.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawGround(in: context) }

  /// Reloads the rows, because the theme's fonts can need another size.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    loadAnew()
    for wheel in wheels { wheel.forgetRows() }
  }

  /// The accessibility value. The default is the titles of the selected rows.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenRows }
    set { super.accessibilityValue = newValue }
  }
}

/// The label of a row.
final class PickerLabel: Label {}

extension PickerView {
  /// The default font of rows.
  var rowFont: Font { theme.fonts.body.withSize((theme.fonts.body.pointSize * 1.3).rounded()) }

  /// The default height of rows, in points. Larger texts need more.
  var naturalRowHeight: Double { max(Self.usualRowHeight, (rowFont.lineHeight + 4).rounded(.up)) }

  /// The size of a picker for its rows, in points.
  var naturalSize: Size {
    let growth = naturalRowHeight / Self.usualRowHeight
    return Size(
      width: Self.usualSize.width, height: (Self.usualSize.height * growth).rounded(.up))
  }

  /// Returns a label with a row's title.
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
    drawContrastEdge(around: ground, cornerRadius: 8, in: context)
  }
}

extension PickerView {
  /// Requests the views of a wheel's rows again.
  func refreshRows(inComponent component: Int) {
    if wheels.indices.contains(component) { wheels[component].forgetRows() }
  }
}
