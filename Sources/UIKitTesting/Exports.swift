// Events, environments, trees and pictures that tests use.
@_exported public import ScenePictures
@_exported public import UIKitHosting
