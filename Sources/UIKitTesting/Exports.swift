// Events, environments and trees that tests speak of are the hosts' own.
@_exported public import UIKitHosting
