import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the layout guides of list contents and list cells.
@MainActor @Suite(.serialized) struct LayoutGuideTests {
  private func content(_ text: String?, _ detail: String? = nil) -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = detail
    return content
  }

  @Test("Guides have the frames of the texts and the image, and disappear with them")
  func frames() throws {
    let stage = Stage(size: Size(width: 300, height: 100))
    var content = content("text", "detail")
    content.image = Image(systemName: "star")
    let view = ListContentView(configuration: content)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 60)
    stage.window.addSubview(view)
    let guide = try #require(view.textLayoutGuide)
    #expect(view.textLayoutGuide === guide && guide.owningView === view)
    let (detail, image) = (view.secondaryTextLayoutGuide, view.imageLayoutGuide)
    stage.render()
    let labels = view.subviews.compactMap { $0 as? Label }
    #expect(guide.layoutFrame == labels.first?.frame)
    #expect(detail?.layoutFrame == labels.last?.frame)
    #expect(image?.layoutFrame == view.subviews.first { $0 is ImageView }?.frame)
    let badge = View()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let constraint = badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    constraint.isActive = true
    stage.render()
    #expect(badge.frame.minX == labels.first?.frame.minX)
    view.configuration = self.content(nil)
    #expect(view.textLayoutGuide == nil && view.imageLayoutGuide == nil)
    #expect(!constraint.isActive && guide.owningView == nil)
  }

  @Test("A guide does not change the size of its view")
  func size() {
    let text = String(repeating: "long text ", count: 30)
    let view = ListContentView(configuration: content(text))
    let room = Size(width: 200, height: 0)
    let usual = view.sizeThatFits(room)
    #expect(view.textLayoutGuide != nil)
    let size = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == usual)
  }

  private func scene(_ prepare: @escaping (CollectionViewListCell) -> Void) -> Scene {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    let items = Items(2) { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      if let row = cell as? CollectionViewListCell { prepare(row) }
      return cell
    }
    return Scene(CollectionViewCompositionalLayout.list(using: configuration), items)
  }

  /// Returns the first column of the separator below the first row.
  private func start(_ scene: Scene) -> Int? {
    scene.stage.render()
    let image = scene.stage.snapshot()
    let y = Int(scene.frame(0)?.maxY ?? 1) - 1
    return (0..<300).first { image.pixel(x: $0, y: y) == .red }
  }

  /// Returns the first column of the separator, and the frame of the first row.
  private func measure(
    _ prepare: @escaping (CollectionViewListCell) -> Void
  ) -> (start: Int?, frame: Rect?) {
    let scene = scene(prepare)
    return (start(scene), scene.frame(0))
  }

  @Test("The separator starts at its guide, which starts at the text")
  func separator() throws {
    var height: Double?
    let usual = measure { $0.contentConfiguration = self.content("text") }
    let guided = measure {
      $0.contentConfiguration = self.content("text")
      let guide = $0.separatorLayoutGuide
      $0.layoutIfNeeded()
      height = guide.layoutFrame.height
    }
    #expect(usual.start != nil && guided.start == usual.start && guided.frame == usual.frame)
    #expect(height == 1)
    let moved = measure {
      $0.contentConfiguration = self.content("text")
      let start = $0.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: $0.leadingAnchor, constant: 70)
      start.isActive = true
    }
    #expect(moved.start == 70)
  }

  @Test("The separator starts at a view in the content, and the row keeps its height")
  func separatorInContent() {
    let scene = scene { cell in
      let label = Label()
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 50),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 40),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -40),
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
    #expect((scene.frame(0)?.height ?? 0) > 90)
    #expect(start(scene) == 50)
  }
}
