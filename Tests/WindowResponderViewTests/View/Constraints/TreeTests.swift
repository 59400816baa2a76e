import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct TreeTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  @Test("L2: a view that is removed loses the constraints that cross the cut, and keeps its own")
  func removal() {
    let (box, inner, other) = (View(), View(), View())
    root.add(box, other)
    box.add(inner)
    inner.fill(box, inset: 3)
    box.fill(root)
    let cross = other.topAnchor.constraint(equalTo: inner.topAnchor)
    let width = other.widthAnchor.constraint(equalToConstant: 9)
    LayoutConstraint.activate([cross, width])
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(!cross.isActive && width.isActive)
    #expect(root.constraints.isEmpty && box.constraints.count == 4)
    let elsewhere = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    elsewhere.addSubview(box)
    box.fill(elsewhere)
    elsewhere.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 3, y: 3, width: 44, height: 44))
  }

  @Test("parts that are put together before they have a superview are solved with it later")
  func assembledFirst() {
    let (card, label) = (View(), SizedView(60, 20))
    card.translatesAutoresizingMaskIntoConstraints = false
    card.add(label)
    label.fill(card, inset: 5)
    root.addSubview(card)
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame == Rect(x: 7, y: 8, width: 70, height: 30))
    #expect(label.frame == Rect(x: 5, y: 5, width: 60, height: 20))
    #expect(card.interiorEngine === root.interiorEngine)
  }

  @Test("what is in a view whose frame is given is solved by itself")
  func islands() {
    let (cell, label) = (View(frame: Rect(x: 0, y: 0, width: 100, height: 50)), SizedView(10, 10))
    root.addSubview(cell)
    cell.add(label)
    label.fill(cell)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.interiorEngine != nil && root.interiorEngine == nil)
    cell.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(label.frame.width == 80)
    // Because of a constraint from inside to outside, both trees are solved together.
    let outside = View()
    root.add(outside)
    LayoutConstraint.activate([
      outside.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
      outside.topAnchor.constraint(equalTo: label.topAnchor),
      outside.widthAnchor.constraint(equalToConstant: 10),
      outside.heightAnchor.constraint(equalTo: label.heightAnchor),
    ])
    cell.frame = Rect(x: 20, y: 30, width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(outside.frame == Rect(x: 125, y: 30, width: 10, height: 50))
  }

  @Test("a view that turns to constraints later, or away from them")
  func changingSides() {
    let (box, inner) = (View(frame: Rect(x: 1, y: 2, width: 30, height: 40)), View())
    root.addSubview(box)
    box.add(inner)
    inner.fill(box)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 30, height: 40))
    box.translatesAutoresizingMaskIntoConstraints = false
    box.fill(root, inset: 50)
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 50, y: 50, width: 200, height: 100))
    #expect(inner.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    LayoutConstraint.deactivate(root.constraints)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a superview that goes takes its constraints along, and not its subviews")
  func superviewGoes() {
    let inner = View()
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    var edge: LayoutConstraint?
    do {
      let box = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
      box.add(inner)
      inner.fill(box)
      edge = box.constraints.first
      box.layoutIfNeeded()
    }
    #expect(edge?.isActive == false && own.isActive && inner.superview == nil)
    root.add(inner)
    inner.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 6).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 4, y: 0, width: 5, height: 6))
  }

  @Test("views without constraints have nothing to do with them")
  func nothingWithout() {
    let view = View()
    root.addSubview(view)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(view.constraintBox == nil && root.constraintBox == nil)
    let placed = View()
    root.add(placed)
    root.layoutIfNeeded()
    #expect(root.constraintBox == nil && placed.constraintBox == nil)
    let width = placed.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(root.interiorEngine != nil)
    width.isActive = false
    #expect(root.interiorEngine == nil)
  }

  @Test("views and their constraints are let go")
  func memory() {
    weak var weakView: View?
    weak var weakEngine: ConstraintEngine?
    weak var weakConstraint: LayoutConstraint?
    do {
      let box = View(frame: root.frame)
      let inner = SizedView(10, 10)
      box.add(inner)
      inner.fill(box)
      box.layoutIfNeeded()
      weakView = inner
      weakEngine = box.interiorEngine
      weakConstraint = box.constraints.first
      #expect(weakEngine != nil && weakConstraint != nil)
    }
    #expect(weakView == nil && weakEngine == nil && weakConstraint == nil)
  }

  @Test("L7: a controller's view is sized by its window, and its subviews by constraints")
  func controllers() {
    final class Form: ViewController {
      let field = SizedView(100, 30)
      var updates = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.add(field)
        field.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        field.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      }
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let stage = Stage(size: Size(width: 400, height: 300))
    let form = Form()
    stage.window.rootViewController = form
    stage.render()
    #expect(form.field.frame == Rect(x: 150, y: 135, width: 100, height: 30))
    #expect(form.updates == 1)
    form.view.setNeedsUpdateConstraints()
    stage.render()
    #expect(form.updates == 2)
  }

  @Test("L7: updateConstraints is called before layout, from the inside out, once for each request")
  func updates() {
    final class Logged: View {
      var log: [String] = []
      weak var top: Logged?
      var name = ""
      override func updateConstraints() {
        (top ?? self).log.append(name)
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        (top ?? self).log.append("layout " + name)
      }
    }
    let (outer, inner) = (Logged(frame: root.frame), Logged())
    (outer.name, inner.name, inner.top) = ("outer", "inner", outer)
    outer.add(inner)
    inner.fill(outer)
    #expect(outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(outer.log == ["inner", "outer", "layout outer", "layout inner"])
    outer.log = []
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(outer.log == ["inner"] && !inner.needsUpdateConstraints())
  }

  @Test("a constraint that changes in an animation is seen on its way")
  func animation() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let view = View()
    stage.window.add(view)
    let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
    LayoutConstraint.activate([
      leading, view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    stage.render()
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      leading.constant = 200
      stage.window.layoutIfNeeded()
    }
    #expect(view.frame.minX == 200)
    stage.advance(by: 0.5)
    let shown = view.shownToSuperview.tx
    #expect(shown > 60 && shown < 140)
    stage.advance(by: 1)
    #expect(view.shownToSuperview.tx == 200)
  }
}
