extension NavigationBar {
  // MARK: Sizes

  /// Returns a Boolean value that indicates whether an item has a large title.
  func isLarge(_ item: NavigationItem?) -> Bool {
    guard prefersLargeTitles, let item else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let index = stack.firstIndex(of: item), index > 0 else { return true }
      return isLarge(stack[index - 1])
    }
  }

  /// The height of a large title with padding, in points. Larger texts need more.
  var largeTitleHeight: Double {
    max(BarSizes.largeTitle, (theme.fonts.title.lineHeight + 14).rounded(.up))
  }

  private func searchBar(of item: NavigationItem?) -> SearchBar? {
    item?.searchController?.searchBar
  }

  /// Returns the height of an item's search bar with its scopes below the title, in points, or 0 for none.
  private func searchHeight(of item: NavigationItem?) -> Double {
    isSearchInline(item) ? 0 : searchBar(of: item)?.naturalHeight ?? 0
  }

  /// The width from which on a bar has space for a search bar in its row, in points.
  private static let inlineSearchWidth = 600.0

  /// Returns a Boolean value that indicates whether the search bar of an item is in the row of the buttons.
  private func isSearchInline(_ item: NavigationItem?) -> Bool {
    guard item?.preferredSearchBarPlacement == .inline, let bar = searchBar(of: item),
      !bar.hasSeveralRows
    else { return false }
    return bounds.width - sideInsets.horizontal >= Self.inlineSearchWidth
  }

  /// Returns the width of the search bar in the row of an item, in points, or 0 if it is not there.
  func inlineSearchWidth(of item: NavigationItem) -> Double {
    isSearchInline(item) ? min(320, (bounds.width / 3).rounded(.down)) : 0
  }

  /// Returns a Boolean value that indicates whether only the search bar of an item is visible.
  func isSearchedAlone(_ item: NavigationItem?) -> Bool {
    showsSearchAlone && item?.searchController?.isActive ?? false && !isSearchInline(item)
  }

  /// Returns the minimum height of the bar for an item, without the safe area, in points.
  func fixedHeight(for item: NavigationItem?) -> Double {
    if isSearchedAlone(item) { return searchHeight(of: item) }
    var height = BarSizes.row
    if item?.prompt != nil { height += BarSizes.prompt }
    if item?.hidesSearchBarWhenScrolling == false { height += searchHeight(of: item) }
    return height
  }

  /// Returns the additional height when the content is scrolled to its start, in points.
  func growth(for item: NavigationItem?) -> Double {
    if isSearchedAlone(item) { return 0 }
    var height = 0.0
    if isLarge(item) { height += largeTitleHeight }
    if item?.hidesSearchBarWhenScrolling ?? false { height += searchHeight(of: item) }
    return height
  }

  /// The safe area insets at both sides, in points.
  var sideInsets: EdgeInsets {
    EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  // MARK: Layout

  /// The height of the bar without the safe area at its top.
  var heightBelowTop: Double { bounds.height - (topInset ?? safeAreaInsets.top) }

  func placeParts() {
    ground.frame = bounds
    let top = topInset ?? safeAreaInsets.top
    let height = exchange?.height ?? heightBelowTop
    let way = isRightToLeft ? -bounds.width : bounds.width
    if let content {
      let extra = max(0, height - fixedHeight(for: content.item))
      content.largeHeight = content.isLarge ? min(largeTitleHeight, extra) : 0
      placeRow(of: content, top: top)
      placeSearchBar(of: content, bottom: top + height, extra: extra)
      content.lower.place(
        phase(ofLeaving: false), size: Size(width: bounds.width, height: top + height), way: way)
    }
    if let leaving {
      // The old content keeps its height and moves with its page.
      placeRow(of: leaving, top: top)
      leaving.lower.place(phase(ofLeaving: true), size: leaving.lower.bounds.size, way: way)
    }
  }

  private func placeRow(of part: NavigationBarContent, top: Double) {
    part.bounds = Rect(origin: .zero, size: bounds.size)
    part.center = Point(x: bounds.midX, y: bounds.midY)
    part.top = top
    part.isHidden = isSearchedAlone(part.item)
    part.setNeedsLayout()
    part.layoutIfNeeded()
  }

  /// Returns the phase of the part below the row, for the new or the old item.
  private func phase(ofLeaving isLeaving: Bool) -> NavigationBarLower.Phase {
    guard let exchange, exchange.isPlayed == isLeaving else { return .atRest }
    guard exchange.slides else { return .faded }
    // The new page of a push and the old page of a pop are in front.
    return exchange.isBack == isLeaving ? .aside : .covered
  }

  private func placeSearchBar(of part: NavigationBarContent, bottom: Double, extra: Double) {
    let item = part.item
    part.lower.show(searchBar(of: item))
    guard let bar = part.lower.searchBar else { return }
    if isSearchInline(item) { return placeInlineSearchBar(bar, of: part) }
    let isAlone = isSearchedAlone(item)
    let large = isLarge(item) && !isAlone ? largeTitleHeight : 0
    let shown =
      isAlone || !item.hidesSearchBarWhenScrolling
      ? bar.naturalHeight : min(bar.naturalHeight, max(0, extra - large))
    let inset = sideInsets
    bar.frame = Rect(
      x: inset.left, y: bottom - shown, width: bounds.width - inset.left - inset.right,
      height: shown)
    bar.clipsToBounds = shown < bar.naturalHeight
    bar.alpha = min(1, max(0, (shown - 16) / 24))
    bar.isHidden = shown < 1
  }

  /// Places the search bar in the row of the buttons.
  private func placeInlineSearchBar(_ bar: SearchBar, of part: NavigationBarContent) {
    let room = part.searchRoom
    bar.frame = Rect(
      x: room.minX, y: room.midY - bar.naturalHeight / 2, width: room.width,
      height: bar.naturalHeight)
    bar.clipsToBounds = false
    bar.alpha = 1
    bar.isHidden = false
  }

  // MARK: Appearance

  /// The default color of titles.
  var textColor: Color { barStyle == .black ? .white : .label }

  /// Returns the appearance for an item when the content is not scrolled to its start.
  private func standard(for item: NavigationItem?) -> NavigationBarAppearance {
    if isCompact, let compact = item?.compactAppearance { return compact }
    if let own = item?.standardAppearance { return own }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  /// Returns the appearance for an item when the content is scrolled to its start, or `nil` for none.
  private func edge(for item: NavigationItem?) -> NavigationBarAppearance? {
    if isCompact, let compact = item?.compactScrollEdgeAppearance { return compact }
    if let own = item?.scrollEdgeAppearance { return own }
    return isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  /// A Boolean value that indicates whether the window is vertically compact.
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Returns the current appearance for an item.
  func appearance(for item: NavigationItem?) -> NavigationBarAppearance {
    (isAtEdge ? edge(for: item) : nil) ?? standard(for: item)
  }

  /// A Boolean value that indicates whether the bar has no background, because the content is scrolled to its
  /// start.
  private var isClear: Bool {
    isAtEdge && edge(for: topItem) == nil && barTintColor == nil
      && groundImage == nil && barStyle == .default
  }

  func looksDidChange() {
    let look = appearance(for: topItem)
    for known in [standardAppearance, scrollEdgeAppearance, look] { known?.observer = self }
    ground.tint = barTintColor ?? (barStyle == .black ? Color(white: 0.1) : nil)
    ground.backgroundImage = groundImage
    ground.lineImage = shadowImage
    ground.look = isClear && isUsual(look) ? nil : look
    content?.applyStyles()
    leaving?.applyStyles()
    content?.setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns a Boolean value that indicates whether an appearance has the default background.
  private func isUsual(_ look: NavigationBarAppearance) -> Bool {
    look.ground == .usual && look.backgroundColor == nil && look.backgroundImage == nil
  }
}
