import WindowResponder

/// The edges that the insets of sections are measured from.
extension CollectionView {
  /// Returns insets from the edges of the view as distances beyond the adjusted content inset, across the
  /// scroll axis of a layout, in points.
  private func beyondContentInset(_ edges: EdgeInsets, _ axis: ItemAxis) -> EdgeInsets {
    let taken = adjustedContentInset
    if axis == .vertical {
      return EdgeInsets(
        left: max(0, edges.left - max(0, taken.left)),
        right: max(0, edges.right - max(0, taken.right)))
    }
    return EdgeInsets(
      top: max(0, edges.top - max(0, taken.top)),
      bottom: max(0, edges.bottom - max(0, taken.bottom)))
  }

  /// Returns the insets of a reference in a compositional layout, in points.
  func insets(
    of reference: CollectionLayoutSection.ContentInsetsReference, _ axis: ItemAxis
  ) -> DirectionalEdgeInsets {
    let edges: EdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: edges = safeAreaInsets
    case .layoutMargins: edges = layoutMargins
    case .readableContent: edges = readableInsets
    }
    let insets = beyondContentInset(edges, axis)
    return DirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The layout margins, increased if the view is wider than text that is easy to read.
  private var readableInsets: EdgeInsets {
    var insets = layoutMargins
    let extra = max(0, bounds.width - insets.left - insets.right - TableMetrics.readableWidth) / 2
    insets.left += extra
    insets.right += extra
    return insets
  }

  /// Returns the insets of a reference in a flow layout, in points.
  func insets(
    of reference: CollectionViewFlowLayout.SectionInsetReference, _ axis: ItemAxis
  ) -> EdgeInsets {
    switch reference {
    case .fromContentInset: .zero
    case .fromSafeArea: beyondContentInset(safeAreaInsets, axis)
    case .fromLayoutMargins: beyondContentInset(layoutMargins, axis)
    }
  }

  /// Invalidates the layout if the safe area or the margins have changed.
  func noteInsetReferences() {
    let references = InsetReferences(safeArea: safeAreaInsets, margins: layoutMargins)
    guard references != choices.references else { return }
    let isFirst = choices.references == nil
    choices.references = references
    if !isFirst, collectionViewLayout.usesInsetReferences {
      collectionViewLayout.isPrepared = false
    }
  }
}

/// The insets of a collection view at its last layout.
struct InsetReferences: Equatable {
  var safeArea: EdgeInsets
  var margins: EdgeInsets
}

/// The insets of a section from the edges of its container, in points.
struct SectionInsets: Equatable {
  /// The insets of the items.
  var items = DirectionalEdgeInsets.zero
  /// The insets of the boundary supplementary items.
  var boundaries = DirectionalEdgeInsets.zero
}
