import ResponderWords

/// The view of one item in a navigation bar: the title, the buttons and the large title.
final class NavigationBarContent: View, BarItemObserver {
  let item: NavigationItem
  private let ownerLink: OwnerLink<NavigationBar>
  var bar: NavigationBar { ownerLink.owner }
  private var left: BarItemRow?
  private var right: BarItemRow?
  private(set) var backButton: BarButton?
  private let titleLabel = Label()
  private let promptLabel = Label()
  let largeLabel = Label()
  private let largePlace = View()
  private weak var titleView: View?
  /// The part below the row.
  let lower = NavigationBarLower()
  /// The rectangle of a search bar in the row, or zero if there is none.
  private(set) var searchRoom = Rect.zero
  /// The visible height of the large title, in points.
  var largeHeight = 0.0 { didSet { if largeHeight != oldValue { setNeedsLayout() } } }
  /// The distance of the bar's row below the top, in points. It is the safe area.
  var top = 0.0 { didSet { if top != oldValue { setNeedsLayout() } } }

  init(_ item: NavigationItem, in bar: NavigationBar) {
    self.item = item
    ownerLink = OwnerLink(bar, orElse: NavigationBar())
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    largePlace.clipsToBounds = true
    largePlace.isUserInteractionEnabled = false
    largePlace.addSubview(largeLabel)
    lower.inner.addSubview(largePlace)
    for view in [promptLabel, titleLabel] { addSubview(view) }
    rebuild()
  }

  /// A Boolean value that indicates whether the item has a large title.
  var isLarge: Bool { bar.isLarge(item) }

  func barItemDidChange(_ item: BarItem) { rebuild() }

  /// Updates the views from the item.
  func rebuild() {
    titleLabel.text = item.title
    promptLabel.text = item.prompt
    largeLabel.text = item.title
    promptLabel.isHidden = item.prompt == nil
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let view = item.titleView { addSubview(view) }
    }
    titleLabel.isHidden = item.titleView != nil
    rebuildBack()
    let old = (left, right)
    let extra = bar.stack.first === item ? bar.leadingExtras : []
    left = BarItemRow(extra + (item.leftBarButtonItems ?? []), reusing: left, observer: self)
    right = BarItemRow(item.rightBarButtonItems ?? [], reusing: right, observer: self)
    let now = (left?.views ?? []) + (right?.views ?? [])
    for view in (old.0?.views ?? []) + (old.1?.views ?? [])
    where !now.contains(view) && view.superview === self { view.removeFromSuperview() }
    for view in now where view.superview !== self { addSubview(view) }
    applyStyles()
    setNeedsLayout()
  }

  func applyStyles() {
    let look = bar.appearance(for: item)
    let title = look.titleTextAttributes
    titleLabel.font = title.font ?? bar.ownTitleAttributes?.font ?? theme.fonts.headline
    titleLabel.textColor =
      title.foregroundColor ?? bar.ownTitleAttributes?.foregroundColor ?? bar.textColor
    let large = look.largeTitleTextAttributes
    largeLabel.font = large.font ?? bar.largeTitleTextAttributes?.font ?? theme.fonts.title
    largeLabel.textColor =
      large.foregroundColor ?? bar.largeTitleTextAttributes?.foregroundColor ?? bar.textColor
    promptLabel.font = theme.fonts.caption
    promptLabel.textColor = .secondaryLabel
    left?.style(look.buttonAppearance, look.doneButtonAppearance)
    right?.style(look.buttonAppearance, look.doneButtonAppearance)
    backButton?.itemAppearance = look.backButtonAppearance
    backButton?.backImage = look.backIndicatorImage ?? bar.backIndicatorImage
  }

  override func themeDidChange() {
    super.themeDidChange()
    applyStyles()
    setNeedsLayout()
  }

  // MARK: Back

  private func rebuildBack() {
    let before = bar.item(before: item)
    let hasOwn = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard let before, !item.hidesBackButton, !hasOwn else {
      backButton?.removeFromSuperview()
      backButton = nil
      return
    }
    let source = before.backBarButtonItem
    if backButton?.item !== source || source == nil && backButton?.item.tag != -1 {
      backButton?.removeFromSuperview()
      let stand = BarButtonItem()
      stand.tag = -1
      let button = BarButton(source ?? stand, isBack: true)
      button.onPress = { [weak self] event in self?.goBack(event) }
      button.makeMenu = { [weak self] in self.flatMap { $0.bar.backMenu(from: $0.item) } }
      button.update()
      addSubview(button)
      backButton = button
    }
    backButton?.shownTitle = backTitle(of: before)
  }

  private func backTitle(of before: NavigationItem) -> String? {
    if let own = before.backBarButtonItem, let title = own.title { return title }
    switch item.backButtonDisplayMode == .default
      ? before.backButtonDisplayMode : item.backButtonDisplayMode
    {
    case .minimal: return nil
    case .generic: return ownWord("Back")
    case .default: return before.backButtonTitle ?? before.title ?? ownWord("Back")
    }
  }

  private func goBack(_ event: Event?) {
    if let action = item.backAction {
      action.performWithSender(backButton, target: nil)
    } else if let own = bar.item(before: item)?.backBarButtonItem, own.action != nil {
      own.perform(for: event)
    } else {
      bar.userGoesBack()
    }
  }

  /// Removes the content from the bar.
  func leaveBar() {
    lower.show(nil)
    lower.removeFromSuperview()
    removeFromSuperview()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = item.prompt == nil ? 0 : BarSizes.prompt
    promptLabel.frame = Rect(
      x: BarSizes.margin, y: top + 4, width: max(0, bounds.width - 2 * BarSizes.margin),
      height: promptHeight)
    let row = Rect(
      x: bar.sideInsets.left + BarSizes.edge, y: top + promptHeight,
      width: max(0, bounds.width - bar.sideInsets.left - bar.sideInsets.right - 2 * BarSizes.edge),
      height: BarSizes.row)
    let middle = placeButtons(in: row)
    placeTitle(in: row, middle: middle)
    placeLargeTitle(below: row.maxY)
  }

  /// Positions the buttons, and returns the left-to-right rectangle between them.
  private func placeButtons(in row: Rect) -> Rect {
    let leftWidth = left?.width ?? 0
    let rightWidth = right?.width ?? 0
    var start = row.minX
    if let backButton {
      let least = showsInlineTitle ? min(120, row.width * 0.3) : 0
      let room = max(BarSizes.row, row.width - leftWidth - rightWidth - least)
      var width = backButton.intrinsicContentSize.width
      if width > room, backButton.shownTitle != nil {
        let short = backButton.width(for: ownWord("Back"))
        backButton.shownTitle = short <= room ? ownWord("Back") : nil
        width = backButton.intrinsicContentSize.width
      }
      backButton.frame = mirrored(
        Rect(x: start, y: row.minY, width: min(width, room), height: row.height))
      start += min(width, room)
    }
    left?.place(
      in: Rect(x: start, y: row.minY, width: leftWidth, height: row.height), of: self,
      aligning: backButton == nil ? .leading : nil)
    start += leftWidth
    var end = row.maxX - rightWidth
    right?.place(
      in: Rect(x: end, y: row.minY, width: rightWidth, height: row.height), of: self,
      backward: true, aligning: .trailing)
    let searchWidth = bar.inlineSearchWidth(of: item)
    if searchWidth > 0 {
      end -= searchWidth
      searchRoom = mirrored(Rect(x: end, y: row.minY, width: searchWidth, height: row.height))
    }
    return Rect(
      x: start + BarSizes.gap, y: row.minY, width: max(0, end - start - 2 * BarSizes.gap),
      height: row.height)
  }

  private var showsInlineTitle: Bool { item.title != nil || item.titleView != nil }

  private func placeTitle(in row: Rect, middle: Rect) {
    let view: View = titleView ?? titleLabel
    var size =
      titleView == nil
      ? titleLabel.sizeThatFits(Size(width: .infinity, height: row.height)) : fitting(view, row)
    if titleView is SearchBar { size.width = middle.width }
    size.width = min(size.width.rounded(.up), middle.width)
    size.height = min(size.height, row.height)
    // The title is centered in the bar if it fits, otherwise it is beside the buttons.
    let centered = bar.pixelGrid.down(row.midX - size.width / 2)
    let x = min(max(middle.minX, centered), max(middle.minX, middle.maxX - size.width))
    let offset = bar.appearance(for: item).titlePositionAdjustment
    view.frame = mirrored(
      Rect(
        x: x + offset.dx, y: row.minY + ((row.height - size.height) / 2).rounded(.down) + offset.dy,
        width: size.width, height: size.height))
    titleLabel.alpha = isLarge ? min(1, max(0, 1 - largeHeight / 16)) : 1
  }

  private func fitting(_ view: View, _ row: Rect) -> Size {
    if view.hasConstraintsInside { return view.systemLayoutSizeFitting(.zero) }
    let natural = view.intrinsicContentSize
    var size = view.bounds.size
    if natural.width >= 0 { size.width = max(natural.width, view.fixedWidth ?? 0) }
    if natural.height >= 0 { size.height = natural.height }
    if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(row.size) }
    return size
  }

  private func placeLargeTitle(below y: Double) {
    largePlace.isHidden = !isLarge || bar.isSearchedAlone(item)
    guard isLarge else { return }
    largePlace.frame = Rect(x: 0, y: y, width: bounds.width, height: largeHeight)
    let inset = bar.sideInsets
    let room = max(0, bounds.width - inset.left - inset.right - 2 * BarSizes.margin)
    let size = largeLabel.sizeThatFits(Size(width: room, height: BarSizes.largeTitle))
    let width = min(size.width.rounded(.up), room)
    largeLabel.frame = mirrored(
      Rect(
        x: inset.left + BarSizes.margin, y: largeHeight - size.height - 10, width: width,
        height: size.height))
    largeLabel.alpha = min(1, max(0, (largeHeight - 12) / 20))
  }
}
