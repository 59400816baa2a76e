import WindowResponder

/// A view with an intrinsic content size.
package final class SizedView: View {
  package var size: Size {
    didSet { invalidateIntrinsicContentSize() }
  }
  package private(set) var layouts = 0

  package init(_ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric)
  {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
  }

  package override var intrinsicContentSize: Size { size }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

extension View {
  /// Adds views that constraints lay out.
  @discardableResult package func add(_ views: View...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  /// Activates constraints to the edges of another view.
  package func fill(_ other: View, inset: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}

extension LayoutConstraint {
  /// Sets the priority of the constraint, and returns the constraint.
  package func at(_ priority: Float) -> LayoutConstraint {
    self.priority = LayoutPriority(priority)
    return self
  }

  package func named(_ name: String) -> LayoutConstraint {
    identifier = name
    return self
  }
}
