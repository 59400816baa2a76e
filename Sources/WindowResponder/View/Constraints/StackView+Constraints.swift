extension StackView {
  /// The engine that solves the constraints in the stack, or `nil` if the stack places its views itself.
  var constrainingEngine: ConstraintEngine? {
    constraintBox == nil ? nil : interiorEngine
  }

  /// A Boolean value that indicates whether constraints place the views, and not the stack itself.
  var isConstrained: Bool { rowConstraints != nil && constrainingEngine != nil }

  func makeRowConstraints() {
    let row = rowConstraints ?? StackConstraints()
    rowConstraints = row
    row.make(for: self)
  }

  /// Returns the size for a width, which may be unlimited.
  func constrainedSize(in size: Size) -> Size {
    let isLimited = size.width > 0 && size.width.isFinite
    let natural = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    guard isLimited, natural.width > size.width else { return natural }
    return systemLayoutSizeFitting(
      Size(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func baselineView(first: Bool) -> View {
    guard let view = baselineSource(first: first) else { return self }
    return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// Returns the arranged view whose baseline is the stack's: the first or the last one of a column, or the
  /// tallest one of a row.
  func baselineSource(first: Bool) -> View? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return first ? views.first : views.last }
    func height(_ view: View) -> Double {
      let natural = view.intrinsicContentSize.height
      return natural >= 0 ? natural : view.bounds.height
    }
    return views.max { height($0) < height($1) }
  }
}
