import ResponderTestKit
import Widgets

/// The widgets at the edges of a window, and the window itself.
extension Exhibit {
  static let bars: [Exhibit] = [
    Exhibit("Window", in: .windowResponder, width: 400, height: 200) { stage in
      stage.window.title = "A window"
      let page = samplePage("A window")
      let text = with(Label(text: "Its content")) { $0.textAlignment = .center }
      text.frame = page.view.bounds
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(text)
      return .controller(page)
    },
    Exhibit("MenuBar", in: .windowResponder, width: 400, height: 160, checksOverlap: false) { _ in
      .bare(
        SampleColumn([
          with(MenuBar()) { bar in
            bar.menus = [
              Menu(
                title: "File",
                children: [
                  action("New", "plus"), action("Open…", "folder"),
                  Menu(options: .displayInline, children: [action("Close", "xmark")]),
                ]),
              Menu(title: "Edit", children: [action("Undo", "arrow.uturn.backward")]),
              Menu(title: "View", children: [action("Larger", "plus")]),
            ]
          }
        ]))
    } act: { stage in
      let bar = stage.window.rootViewController?.view.subviews.first?.subviews.first as? MenuBar
      bar?.openMenu(at: 0)
    },
    Exhibit("WindowToolbar", width: 480) { _ in
      .bare(
        SampleColumn([
          WindowToolbar(items: toolItems()),
          with(WindowToolbar(items: toolItems())) { $0.displayMode = .imageAndTitle },
        ]))
    },
    Exhibit("StatusBar", width: 480) { _ in
      .bare(
        with(StatusBar()) {
          $0.text = "3 files"
          $0.addItem(Label(text: "UTF-8"))
          $0.addItem(Badge(count: 3))
        })
    },
    Exhibit("NavigationBar", width: 400) { _ in
      .bare(
        with(NavigationBar()) { bar in
          let item = NavigationItem(title: "Photos")
          item.rightBarButtonItems = [
            BarButtonItem(image: Image(systemName: "plus"), style: .plain, target: nil, action: nil)
          ]
          bar.setItems([NavigationItem(title: "Albums"), item], animated: false)
        })
    },
    Exhibit("Toolbar", width: 400) { _ in
      .bare(
        with(Toolbar()) {
          $0.items = [
            item("square.and.arrow.up"), .flexibleSpace(), item("plus"), .flexibleSpace(),
            item("trash"),
          ]
        })
    },
    Exhibit("TabBar", width: 400) { _ in
      .bare(
        with(TabBar()) { bar in
          let second = TabBarItem(title: "Albums", image: Image(systemName: "folder"), tag: 1)
          second.badgeValue = "3"
          bar.items = [
            TabBarItem(title: "Photos", image: Image(systemName: "photo"), tag: 0), second,
            TabBarItem(title: "Search", image: Image(systemName: "magnifyingglass"), tag: 2),
          ]
          bar.selectedItem = bar.items?.first
        })
    },
  ]

  @MainActor static func action(
    _ title: String, _ symbol: String? = nil, attributes: MenuElement.Attributes = [],
    state: MenuElement.State = .off
  ) -> Action {
    Action(
      title: title, image: symbol.flatMap { Image(systemName: $0) }, attributes: attributes,
      state: state
    ) { _ in }
  }

  @MainActor private static func item(_ symbol: String) -> BarButtonItem {
    BarButtonItem(image: Image(systemName: symbol), style: .plain, target: nil, action: nil)
  }

  @MainActor private static func toolItems() -> [BarButtonItem] {
    [
      BarButtonItem(primaryAction: action("New", "plus")),
      BarButtonItem(primaryAction: action("Open", "folder")),
      BarButtonItem(primaryAction: action("Delete", "trash")), .flexibleSpace(),
      BarButtonItem(primaryAction: action("Search", "magnifyingglass")),
    ]
  }
}
