@testable import WindowResponder

/// A view with an intrinsic content size.
final class SizedView: View {
  var size: Size {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var layouts = 0

  init(_ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

extension View {
  /// Adds views that constraints lay out.
  @discardableResult func add(_ views: View...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  /// Activates constraints to the edges of another view.
  func fill(_ other: View, inset: Double = 0) {
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
  func at(_ priority: Float) -> LayoutConstraint {
    self.priority = LayoutPriority(priority)
    return self
  }

  func named(_ name: String) -> LayoutConstraint {
    identifier = name
    return self
  }
}

/// Returns the lines that are written to the standard error during a call of `body`.
@MainActor func messages(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  ErrorLine.observer = { lines.append($0) }
  defer { ErrorLine.observer = nil }
  body()
  return lines
}
