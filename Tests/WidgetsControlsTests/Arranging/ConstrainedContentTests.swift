import ResponderTestKit
import Testing
import Widgets

/// Views whose own constraints determine their size, in containers that lay out their content by frames.
@MainActor struct ConstrainedContentTests {
  let stage = Stage(size: Size(width: 600, height: 400))

  enum Container: CaseIterable {
    case form, formWithName, formWithCard, flow, grid, box, disclosure, statusBar, windowToolbar

    @MainActor func make(with view: View) -> View {
      switch self {
      case .form, .formWithName, .formWithCard:
        let form = Form(style: self == .formWithCard ? .grouped : .columns)
        if self == .formWithName { form.addRow("Image", view) } else { form.addRow(view) }
        return form
      case .flow: return FlowStack(arrangedSubviews: [view])
      case .grid:
        return GridView(rows: [[Label(text: "A long name of an image"), nil], [view, nil]])
      case .box: return GroupBox(title: "Box", content: view)
      case .disclosure:
        let disclosure = Disclosure(title: "More", content: view)
        disclosure.isExpanded = true
        return disclosure
      case .statusBar:
        let bar = StatusBar()
        bar.addItem(view)
        return bar
      case .windowToolbar: return WindowToolbar(items: [BarButtonItem(customView: view)])
      }
    }
  }

  private func show(_ container: View) {
    container.frame = Rect(x: 0, y: 0, width: 500, height: 300)
    stage.window.addSubview(container)
    stage.render()
  }

  @Test(
    "A view has the size of its own constraints in every container", arguments: Container.allCases)
  func ownConstraints(container: Container) {
    let image = ImageView(image: Image(systemName: "trash"))
    image.heightAnchor.constraint(equalToConstant: 90).isActive = true
    image.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let whole = container.make(with: image)
    #expect(whole.sizeThatFits(Size(width: 500, height: 0)).height >= 90)
    show(whole)
    #expect(image.bounds.size == Size(width: 70, height: 90))
  }

  @Test("A view that is limited at most is as wide as its content", arguments: Container.allCases)
  func limitedWidth(container: Container) {
    let label = Label(text: "A text that has more than one line in such a width")
    label.numberOfLines = 0
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    show(container.make(with: label))
    #expect(label.bounds.width <= 120 && label.bounds.width > 60)
    #expect(label.bounds.height > 2 * label.font.lineHeight)
  }

  @Test("A stack of views with constraints is as high as these in a form")
  func stackInForm() {
    let image = ImageView(image: Image(systemName: "trash"))
    let stack = StackView(arrangedSubviews: [Label(text: "Image"), image])
    stack.axis = .vertical
    image.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let form = Form()
    let below = Switch()
    form.addRow(stack)
    form.addRow("Below", below)
    show(form)
    #expect(image.bounds.height == 90)
    #expect(below.frame.minY >= stack.frame.maxY && stack.bounds.height > 105)
  }
}
