import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var info: [UIImagePickerController.InfoKey: Any]?
  var cancelled = 0

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    picker.dismiss(animated: false)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    cancelled += 1
    picker.dismiss(animated: false)
  }
}

@MainActor @Suite(.serialized) struct ImagePickerTests {
  let stage = Stage(size: CGSize(width: 600, height: 500))
  private let root = Chooser()
  let picker = UIImagePickerController()
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("picture-\(UUID().uuidString).png")

  init() throws {
    stage.window.rootViewController = root
    stage.render()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    try #require(image.pngData()).write(to: file)
    picker.delegate = root
    picker.allowsEditing = true
  }

  private func present() {
    root.present(picker, animated: false)
    stage.advance(by: 0.5)
  }

  @Test("The picture that is chosen is told, with its file and the square in its middle")
  func choosing() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    picker.hasAsked = true
    present()
    picker.take(Pathname(file.path))
    let info = try #require(root.info)
    #expect((info[.originalImage] as? UIImage)?.size.width == 40)
    #expect((info[.imageURL] as? URL) == file && info[.mediaType] as? String == "public.image")
    let edited = try #require(info[.editedImage] as? UIImage)
    #expect(edited.size == CGSize(width: 20, height: 20))
    #expect(edited.pixel(x: 1, y: 5) == .red)
    #expect(
      (info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 10, y: 0, width: 20, height: 20))
    stage.advance(by: 0.5)
    #expect(root.presentedViewController == nil)
  }

  @Test("Without a choice, and where a file is no picture, it is cancelled")
  func cancelling() {
    defer { try? FileManager.default.removeItem(at: file) }
    picker.hasAsked = true
    present()
    picker.take(nil)
    stage.advance(by: 0.5)
    #expect(root.cancelled == 1 && root.info == nil && root.presentedViewController == nil)
    picker.hasAsked = true
    present()
    picker.take("/dev/null")
    #expect(root.cancelled == 2)
  }

  @Test("It shows a panel for files")
  func panel() {
    defer { try? FileManager.default.removeItem(at: file) }
    present()
    #expect(picker.presentedViewController != nil && picker.isNavigationBarHidden)
  }

  @Test("There is no camera")
  func camera() {
    try? FileManager.default.removeItem(at: file)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }
}
