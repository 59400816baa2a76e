import WindowResponder

/// A control that shows views side by side or above each other, with dividers that the user drags.
///
///     let split = SplitView()
///     let list = split.addPane(sidebar, minimumLength: 160)
///     list.keepsLength = true
///     list.isCollapsible = true
///     split.addPane(editor, minimumLength: 240)
///
/// The user drags a divider with the pointer or by touch. With the focus, the arrow keys move it, and Home
/// and End move it to its ends. A double click, a double tap and Return close the collapsible pane beside it,
/// and open it again. A drag beyond half of the pane's minimum length also closes it. If there is no space
/// for all panes, collapsible ones are closed until there is. Actions of the user send
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class SplitView: Control {
  /// The thickness of a divider, in points.
  public static let dividerThickness = 9.0

  /// The direction in which the panes follow each other. The default is horizontal.
  open var axis: LayoutAxis = .horizontal {
    didSet {
      guard axis != oldValue else { return }
      for pane in panes { pane.length = nil }
      panesDidChange()
    }
  }

  /// The panes, in order.
  open private(set) var panes: [SplitPane] = []
  private(set) final var dividers: [SplitDivider] = []

  /// Creates a split view without panes.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a split view of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves the lengths of the panes, and which are closed. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodePanes(coder)
  }

  /// Restores the lengths of the panes, and which are closed, without sending an event. An override calls
  /// `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodePanes(coder)
  }

  /// Creates a split view with panes for views.
  public convenience init(axis: LayoutAxis = .horizontal, panes views: [View]) {
    self.init(frame: .zero)
    self.axis = axis
    for view in views { addPane(view) }
  }

  private func prepare() {
    arrangesByFrames = true
    isAccessibilityElement = false
  }

  /// Appends a pane with a minimum length, in points.
  @discardableResult open func addPane(
    _ view: View, minimumLength: Double = 80
  ) -> SplitPane {
    insertPane(view, at: panes.count, minimumLength: minimumLength)
  }

  /// Inserts a pane at an index, with a minimum length, in points.
  @discardableResult open func insertPane(
    _ view: View, at index: Int, minimumLength: Double = 80
  ) -> SplitPane {
    let pane = SplitPane(view, minimumLength: minimumLength)
    pane.split = self
    panes.insert(pane, at: min(max(index, 0), panes.count))
    view.clipsToBounds = true
    addSubview(view)
    panesDidChange()
    return pane
  }

  /// Removes a pane with its view.
  open func removePane(_ pane: SplitPane) {
    guard panes.contains(where: { $0 === pane }) else { return }
    panes.removeAll { $0 === pane }
    pane.split = nil
    pane.view.removeFromSuperview()
    panesDidChange()
  }

  final func panesDidChange() {
    while dividers.count > max(0, panes.count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < panes.count - 1 {
      let divider = SplitDivider(index: dividers.count, in: self)
      dividers.append(divider)
      addSubview(divider)
    }
    for divider in dividers { bringSubviewToFront(divider) }
    setNeedsLayout()
  }

  // MARK: Lengths

  /// Returns the length of a pane along ``axis``, in points, or 0 for a closed one.
  open func length(ofPaneAt index: Int) -> Double {
    layoutIfNeeded()
    return panes[index].isCollapsed ? 0 : panes[index].length ?? 0
  }

  /// Sets the length of a pane, in points, within the limits of all panes. The panes beside it have the rest.
  /// Sends no event.
  ///
  /// Before the split view has a size, as in `viewDidLoad()`, this sets the length for the first layout.
  open func setLength(_ length: Double, ofPaneAt index: Int) {
    layoutIfNeeded()
    guard panes.count > 1, panes.indices.contains(index) else { return }
    guard total > 0 else {
      panes[index].length = panes[index].limited(length)
      return setNeedsLayout()
    }
    let divider = index < panes.count - 1 ? index : index - 1
    let change = length - self.length(ofPaneAt: index)
    move(divider, by: index == divider ? change : -change)
  }

  /// Closes or opens a pane. Sends no event.
  open func setCollapsed(_ collapsed: Bool, paneAt index: Int) {
    guard panes.indices.contains(index), panes[index].isCollapsed != collapsed else { return }
    panes[index].isCollapsed = collapsed
    panes[index].isCollapsedByRoom = false
    if !collapsed { takeRoom(forPaneAt: index) }
    setNeedsLayout()
  }

  /// Takes the length of a pane that opens from its neighbor.
  private func takeRoom(forPaneAt index: Int) {
    let pane = panes[index]
    let beside = [index + 1, index - 1].first {
      panes.indices.contains($0) && !panes[$0].isCollapsed
    }
    guard let beside, let length = panes[beside].length else { return }
    let wanted = pane.limited(pane.length ?? pane.minimumLength)
    pane.length = wanted
    panes[beside].length = max(panes[beside].minimumLength, length - wanted)
  }

  /// Moves a divider, from the current lengths of all panes.
  final func move(_ divider: Int, by distance: Double) {
    layoutIfNeeded()
    let now = panes.map { $0.isCollapsed ? 0 : $0.length ?? 0 }
    set(SplitLengths(panes: panes, total: total).moving(divider, by: distance, from: now))
  }

  final func set(_ lengths: [Double]) {
    for (pane, length) in zip(panes, lengths) where !pane.isCollapsed { pane.length = length }
    setNeedsLayout()
  }

  /// Returns the pane beside a divider that it closes and opens: the one before it, otherwise the one after
  /// it.
  final func collapsiblePane(at divider: Int) -> Int? {
    [divider, divider + 1].first { panes.indices.contains($0) && panes[$0].isCollapsible }
  }

  final func userDidChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// The length of all panes, in points.
  final var total: Double {
    let whole = axis == .horizontal ? bounds.width : bounds.height
    return max(0, whole - Double(dividers.count) * Self.dividerThickness)
  }

  /// Closes panes for which there is no space, and opens those for which there is space again.
  private func heedRoom() {
    for pane in panes where pane.isCollapsedByRoom {
      pane.isCollapsed = false
      pane.isCollapsedByRoom = false
    }
    var needed = panes.filter { !$0.isCollapsed }.map(\.minimumLength).reduce(0, +)
    for pane in panes where needed > total && pane.isCollapsible && !pane.isCollapsed {
      pane.isCollapsed = true
      pane.isCollapsedByRoom = true
      needed -= pane.minimumLength
    }
  }

  // MARK: Layout

  /// Positions the panes and the dividers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard total > 0 else { return }
    heedRoom()
    let lengths = SplitLengths(panes: panes, total: total).fitted()
    var position = 0.0
    for (index, pane) in panes.enumerated() {
      pane.view.isHidden = pane.isCollapsed
      if !pane.isCollapsed {
        pane.length = lengths[index]
        pane.view.place(in: part(from: position, length: lengths[index]).onWholePointEdges)
        position += lengths[index]
      }
      guard index < dividers.count else { continue }
      dividers[index].place(in: part(from: position.rounded(), length: Self.dividerThickness))
      dividers[index].paneDidChange()
      position += Self.dividerThickness
    }
  }

  private func part(from start: Double, length: Double) -> Rect {
    if axis == .vertical {
      return Rect(x: bounds.minX, y: bounds.minY + start, width: bounds.width, height: length)
    }
    return Rect(x: bounds.minX + start, y: bounds.minY, width: length, height: bounds.height)
      .mirrored(in: bounds, if: isRightToLeft)
  }

  /// Returns the available size.
  open override func sizeThatFits(_ size: Size) -> Size { size }

  /// A Boolean value that is `false`: the Tab key stops at dividers and in panes.
  open override var canBecomeFocused: Bool { false }

  /// Returns `false`: the split view handles no touches beside dividers and panes.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }
}

extension Rect {
  /// The rectangle with its edges on whole points.
  fileprivate var onWholePointEdges: Rect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
