// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NewApp",
  dependencies: [.package(name: "WindowResponder", path: "@LIBRARY@")],
  targets: [
    .executableTarget(
      name: "NewApp",
      dependencies: [
        .product(name: "WindowResponder", package: "WindowResponder"),
        .product(name: "Widgets", package: "WindowResponder"),
      ]),
    .testTarget(
      name: "NewAppTests",
      dependencies: [
        "NewApp", .product(name: "ResponderTestKit", package: "WindowResponder"),
        .product(name: "Widgets", package: "WindowResponder"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
