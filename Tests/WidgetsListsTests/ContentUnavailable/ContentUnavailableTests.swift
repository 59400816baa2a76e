import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the view that a controller shows if it has no content.
@MainActor @Suite(.serialized) struct ContentUnavailableTests {
  let stage = Stage(size: Size(width: 400, height: 600))

  private func empty() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.image = Image(systemName: "tray")
    configuration.text = "No Messages"
    configuration.secondaryText = "Those that you get are shown here."
    return configuration
  }

  private func frame(of label: String) throws -> Rect {
    stage.render()
    let view = try #require(stage.view(labelled: label))
    return view.convert(view.bounds, to: nil)
  }

  @Test("Picture, texts and buttons stand below one another, in the middle")
  func layout() throws {
    var configuration = empty()
    configuration.button = .filled()
    configuration.button.title = "Write"
    configuration.secondaryButton.title = "Import"
    let view = ContentUnavailableView(configuration: configuration)
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    let frames = try [
      "No Messages", "Those that you get are shown here.", "Write", "Import",
    ].map { try frame(of: $0) }
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY <= below.minY) }
    for frame in frames { #expect(abs(frame.midX - 200) <= 1) }
    #expect(frames[3].maxY - 300 > 60 && frames[0].minY < 300)
    #expect(view.sizeThatFits(Size(width: 400, height: 0)).height > 200)
  }

  @Test("With natural alignment everything begins at the leading edge, also from right to left")
  func natural() throws {
    var configuration = empty()
    configuration.alignment = .natural
    configuration.secondaryText = String(repeating: "word ", count: 30)
    configuration.button = .filled()
    configuration.button.title = "Write"
    configuration.secondaryButton.title = "Import"
    let view = ContentUnavailableView(configuration: configuration)
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    #expect(try frame(of: "No Messages").minX == 20)
    #expect(try frame(of: "Write").minX == 20)
    // The title of a button without a background is in line with the texts.
    let inset = configuration.secondaryButton.contentInsets.leading
    #expect(try frame(of: "Import").minX == 20 - inset)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    #expect(try frame(of: "No Messages").maxX == 380)
    #expect(try frame(of: "Write").maxX == 380)
  }

  @Test("Its buttons do what they are for, and what cannot be used does nothing")
  func buttons() throws {
    var written = 0
    var configuration = empty()
    configuration.button.title = "Write"
    configuration.buttonProperties.primaryAction = Action { _ in written += 1 }
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = configuration
    stage.render()
    #expect(stage.tap("Write"))
    #expect(written == 1)
    configuration.buttonProperties.isEnabled = false
    controller.contentUnavailableConfiguration = configuration
    stage.render()
    stage.tap("Write")
    #expect(written == 1)
    #expect(
      (controller.contentUnavailableConfiguration as? ContentUnavailableConfiguration)?.text
        == "No Messages")
  }

  @Test("It goes when there is content, and touches beside its buttons reach what lies below")
  func comesAndGoes() throws {
    var taps = 0
    let controller = ViewController()
    stage.window.rootViewController = controller
    let button = Button(configuration: .filled())
    button.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    button.setTitle("Below", for: .normal)
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    controller.contentUnavailableConfiguration = empty()
    stage.render()
    stage.tap(at: Point(x: 50, y: 22))
    #expect(taps == 1)
    #expect(stage.view(labelled: "No Messages") != nil)
    stage.resize(to: Size(width: 300, height: 400))
    #expect(abs(try frame(of: "No Messages").midX - 150) <= 1)
    controller.contentUnavailableConfiguration = nil
    stage.render()
    #expect(stage.view(labelled: "No Messages") == nil)
    #expect(controller.view.subviews == [button])
  }

  @Test("In a table it stands behind the rows and does not scroll with them")
  func table() throws {
    let controller = TableViewController(style: .plain)
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = empty()
    #expect(controller.tableView.backgroundView != nil)
    let before = try frame(of: "No Messages")
    controller.tableView.contentOffset = Point(x: 0, y: -50)
    #expect(try frame(of: "No Messages") == before)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.tableView.backgroundView == nil)
    // A background view of the application stays.
    let own = View()
    controller.tableView.backgroundView = own
    controller.contentUnavailableConfiguration = nil
    #expect(controller.tableView.backgroundView === own)
  }

  /// A view controller that shows that a search has no results.
  private final class Finder: ViewController {
    var states: [String?] = []

    override func updateContentUnavailableConfiguration(
      using state: ContentUnavailableConfigurationState
    ) {
      states.append(state.searchText)
      contentUnavailableConfiguration =
        state.searchText?.isEmpty == false ? ContentUnavailableConfiguration.search() : nil
    }
  }

  @Test("A controller is asked once, and again when it wants to be, with what is searched")
  func asked() throws {
    let controller = Finder()
    let search = SearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    stage.window.rootViewController = NavigationController(rootViewController: controller)
    stage.render()
    controller.view.setNeedsLayout()
    stage.render()
    #expect(controller.states.count == 1)
    search.searchBar.text = "xyz"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    stage.render()
    #expect(controller.states.count == 2 && controller.states[1] == "xyz")
    #expect(stage.view(labelled: "No Results") != nil)
  }

  @Test("Loading shows a wheel that turns, and another kind of content takes its place")
  func loading() throws {
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = ContentUnavailableConfiguration.loading()
    stage.render()
    #expect(find(ActivityIndicatorView.self, in: controller.view)?.isAnimating == true)
    var row = ListContentConfiguration.cell()
    row.text = "A row"
    controller.contentUnavailableConfiguration = row
    stage.render()
    #expect(find(ActivityIndicatorView.self, in: controller.view) == nil)
    #expect(find(ListContentView.self, in: controller.view) != nil)
  }

  @Test("What has no room is scrolled to where that is wanted")
  func scrolls() throws {
    var configuration = empty()
    configuration.secondaryText = String(repeating: "Much is to be said of it. ", count: 60)
    let view = ContentUnavailableView(configuration: configuration)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    view.isScrollEnabled = true
    stage.window.addSubview(view)
    let before = try frame(of: "No Messages")
    stage.drag(from: Point(x: 150, y: 150), to: Point(x: 150, y: 50))
    #expect(try frame(of: "No Messages").minY < before.minY - 30)
  }

  private func find<Kind: View>(_ kind: Kind.Type, in view: View) -> Kind? {
    (view as? Kind) ?? view.subviews.lazy.compactMap { find(kind, in: $0) }.first
  }
}
