import Testing
import UIKitNames
import Widgets
import WindowResponder

/// Tests of layout code for UIKit without any changes.
@MainActor @Suite(.serialized) struct LayoutIdiomTests {
  final class LoginViewController: UIViewController {
    let titleLabel: UILabel = {
      let label = UILabel()
      label.text = "Sign in"
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .vertical)
      return label
    }()
    let stackView = UIStackView()
    let button = UIButton(type: .system)
    var bottomConstraint: NSLayoutConstraint!
    var didSetupConstraints = false

    override func viewDidLoad() {
      super.viewDidLoad()
      stackView.axis = .vertical
      stackView.spacing = 12
      stackView.distribution = .fill
      stackView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(titleLabel)
      view.addSubview(stackView)
      button.setTitle("Sign in", for: .normal)
      stackView.addArrangedSubview(UITextField())
      stackView.addArrangedSubview(button)
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      if !didSetupConstraints {
        didSetupConstraints = true
        bottomConstraint = stackView.bottomAnchor.constraint(
          lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        bottomConstraint.priority = .defaultHigh
        bottomConstraint.identifier = "stack bottom"
        let width = stackView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
          titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stackView.topAnchor.constraint(
            equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 3),
          stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          width, bottomConstraint,
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test("a controller that sets its constraints up in updateViewConstraints")
  func controller() {
    let controller = LoginViewController()
    controller.view.frame = Rect(x: 0, y: 0, width: 400, height: 600)
    controller.view.layoutIfNeeded()
    #expect(controller.titleLabel.frame.minY == 40 && controller.titleLabel.frame.midX == 200)
    #expect(controller.stackView.frame.width == 320 && controller.stackView.frame.minX == 40)
    #expect(controller.stackView.frame.minY == controller.titleLabel.frame.maxY + 24)
    #expect(controller.button.frame.height == 44 && controller.button.frame.width == 320)
    #expect(controller.didSetupConstraints)
  }

  @Test("single lines")
  func lines() {
    let superview = UIView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    let other = UIView()
    constrain(view, beside: other, in: superview)
    let aspect = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16 / 9.0)
    aspect.isActive = true
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    superview.layoutIfNeeded()
    #expect(view.frame.minX == 8 && view.frame.minY == 20 && view.frame.height == 100)
    #expect(abs(view.frame.width - 178) <= 1)
    #expect(other.frame.maxX == 312 && other.frame.minY == 20)
    aspect.isActive = false
    superview.constraints.filter { $0.firstAttribute == .height && $0.secondItem == nil }
      .forEach(superview.removeConstraint)
    if let top = superview.constraints.first(where: {
      $0.firstItem as? UIView == view && $0.secondItem as? UIView == superview
        && $0.firstAttribute == .top
    }) {
      top.constant = 30
    }
    superview.setNeedsLayout()
    superview.layoutIfNeeded()
    #expect(view.frame.minY == 30)
    let fitting = superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.width >= 74)
    let axis: NSLayoutConstraint.Axis = .vertical
    #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
    superview.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    superview.layoutIfNeeded()
    #expect(other.frame.maxX == 304)
    let anchor: NSLayoutXAxisAnchor = view.leadingAnchor
    let dimension: NSLayoutDimension = view.widthAnchor
    let vertical: NSLayoutYAxisAnchor = view.topAnchor
    #expect(anchor.item === view && dimension.item === view && vertical.item === view)
  }

  private func constrain(_ view: UIView, beside other: UIView, in superview: UIView) {
    for subview in [view, other] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let views: [String: Any] = ["view": view, "other": other]
    let metrics = ["margin": 8]
    superview.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-margin-[view]-(>=margin)-[other(50)]-|", options: [.alignAllTop],
        metrics: metrics, views: views))
    superview.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top,
        multiplier: 1.0, constant: 20.0))
    NSLayoutConstraint.constraints(
      withVisualFormat: "V:[view(100@750)]", metrics: nil, views: views
    ).forEach { $0.isActive = true }
  }

  @Test("a view that says its own size")
  func intrinsicSize() {
    final class Badge: UIView {
      var count = 0 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: Size {
        Size(width: count > 9 ? 40 : 20, height: UIView.noIntrinsicMetric)
      }
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        heightAnchor.constraint(equalToConstant: 20).isActive = true
        super.updateConstraints()
      }
    }
    let superview = UIView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(badge)
    badge.rightAnchor.constraint(equalTo: superview.rightAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
    superview.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 300, y: 0, width: 20, height: 20))
    badge.count = 10
    superview.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 280, y: 0, width: 40, height: 20))
  }

  @Test("a keyboard moves a field up in an animation")
  func animated() {
    let superview = UIView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(field)
    let bottom = field.bottomAnchor.constraint(equalTo: superview.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, field.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
    superview.layoutIfNeeded()
    let before = field.frame
    bottom.constant = -216
    UIView.animate(withDuration: 0.25) { superview.layoutIfNeeded() }
    #expect(field.frame.minY == before.minY - 216 && field.frame.width == 320)
  }
}
